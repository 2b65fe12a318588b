import type { MemoExoticComponent, ReactNode } from 'react'

/** A view: a component that is a function of its props. */
export type View<Props> = (props: Props) => ReactNode

/**
 * Draws a view as a piece of the component that calls this, not as a component below it: what changes together is rendered
 * as one. Returns what the view renders. The view's hooks become the caller's, so give it the same view at every render;
 * only views without hooks, such as icons, may take turns. Where a view may stand still while its surroundings change,
 * write it as an element instead (ADR 0006).
 */
export function useView<Props>(view: View<Props> | MemoExoticComponent<View<Props>>, props: Props): ReactNode {
  // What `memo` makes of a view is an object around it.
  return 'type' in view ? view.type(props) : view(props)
}
