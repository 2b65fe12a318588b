import type { ReactNode } from 'react'
import type { TextLoaders } from './load-texts.ts'

/** What a view of an element gets. */
export interface ElementViewProps<Host extends HTMLElement = HTMLElement> {
  /** The element on the page, for its attributes and events. */
  readonly host: Host
}

/** The default export of an element's own chunk. */
export interface ElementModule {
  /** Renders the element; a method, because some need a class of their own as host. */
  View(props: ElementViewProps): ReactNode
  readonly texts: TextLoaders
}
