import type { CSSProperties, Ref } from 'react'

/** What every widget takes for its outermost element, which for something modal is the `<dialog>`. */
export interface RootProps<Root extends Element = HTMLDivElement> {
  /** Classes beside those of the widget. */
  className?: string | undefined
  style?: CSSProperties | undefined
  /** Gets the element: an object of `useRef`, or a function. With React 18 too. */
  ref?: Ref<Root> | undefined
}

/** What `props` say of the outermost element, to spread on it where a view hands its props on whole. */
export function rootOf<Root extends Element>({ className, style, ref }: RootProps<Root>): RootProps<Root> {
  return { className, style, ref }
}

/** The class of an outermost element that has one of its own, beside that of the caller. */
export function joinClasses(own: string, className: string | undefined): string {
  return className ? `${own} ${className}` : own
}
