import type { ReactNode } from 'react'
import type { TextLoaders } from './load-texts.ts'

/** What a view of an element gets. */
export interface ElementViewProps<Host extends HTMLElement = HTMLElement> {
  /** The element on the page, for its attributes and events. */
  readonly host: Host
}

/** The default export of an element's own chunk. `Host` is the class of the tag that it needs. */
export interface ElementModule<Host extends HTMLElement = HTMLElement> {
  /** Renders the element. */
  readonly View: (props: ElementViewProps<Host>) => ReactNode
  readonly texts: TextLoaders
}
