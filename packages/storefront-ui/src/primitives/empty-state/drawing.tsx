import type { ReactNode } from 'react'

/** The ground of the small drawings: two inks on a round of soil, in the colours of the brand. Renders an `<svg>`. */
export function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg data-scope="empty-state" data-part="drawing" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <circle data-ink="ground" cx="60" cy="60" r="56" />
      {children}
    </svg>
  )
}
