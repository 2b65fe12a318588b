import type { HTMLAttributes } from 'react'

/** Words for screen readers only. Renders a `<span>`; for one that is shown on focus use a link of the page instead. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span data-scope="visually-hidden" data-part="root" {...props} />
}
