import { Drawing } from './drawing.tsx'

/** A looking glass over a sprout. Renders an `<svg>`. */
export function SearchDrawing() {
  return (
    <Drawing>
      <circle data-ink="soft" cx="54" cy="54" r="24" />
      <circle cx="54" cy="54" r="24" />
      <path d="m72 72 20 20" />
      <path data-ink="leaf" d="M54 66V52m0 0c0-8 5-12 12-12 0 8-5 12-12 12zm0 5c0-6-4-10-10-10 0 6 4 10 10 10z" />
    </Drawing>
  )
}
