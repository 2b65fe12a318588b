import { InfoIcon } from '../primitives/icon/index.ts'

/** A choice that went beyond what its section may hold, and what is said of it [13.6]. */
export interface Refusal {
  readonly value: string
  readonly words: string
}

/** Stands under the choice that was refused: on a long list, the top of it is out of sight. Renders a `<p>`, nothing under others. */
export function RefusedChoice({ value, refusal }: { readonly value: string; readonly refusal: Refusal | null }) {
  if (refusal?.value !== value) return null
  return (
    <p data-scope="filter-panel" data-part="limit">
      <InfoIcon />
      <span>{refusal.words}</span>
    </p>
  )
}
