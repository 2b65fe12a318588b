import type { HTMLAttributes } from 'react'
import type { RootProps } from '../../root/index.ts'

/** Props of words for screen readers. */
export interface VisuallyHiddenProps extends HTMLAttributes<HTMLSpanElement>, RootProps<HTMLSpanElement> {}

/** Words for screen readers only. Renders a `<span>`; for one that is shown on focus use a link of the page instead. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span data-scope="visually-hidden" data-part="root" {...props} />
}
