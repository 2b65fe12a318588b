import { createElement } from 'react'
import type { ComponentType, ReactElement } from 'react'

/** A view as an element. The shop calls views as functions, which those with a `ref` for React 18 are not. */
export function useView<Props extends object>(view: ComponentType<Props>, props: Props): ReactElement {
  return createElement(view, props)
}
