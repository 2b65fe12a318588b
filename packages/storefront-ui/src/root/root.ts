import type { CSSProperties, Ref } from 'react'

/** What every widget takes for its outermost element, which for something modal is the `<dialog>`. */
export interface RootProps<Root extends Element = HTMLDivElement> {
  /** Classes beside those of the widget. */
  className?: string | undefined
  style?: CSSProperties | undefined
  /** Gets the element: an object of `useRef`, or a function. With React 18 too. */
  ref?: Ref<Root> | undefined
}

/** Two lists of names as one, as `class` and `aria-describedby` have them. */
export function joinNames(first: string | undefined, second: string | undefined): string | undefined {
  return first && second ? `${first} ${second}` : first || second
}

/** What `props` say of the outermost element, to spread on it: with `own`, the class that it has anyway. */
export function rootOf<Root extends Element>(
  { className, style, ref }: RootProps<Root>,
  own?: string,
): RootProps<Root> {
  return { className: joinNames(own, className), style, ref }
}
