import type { ComponentType } from 'react'
import type { TextLoaders } from './load-texts.ts'

/** What a view of an element gets. */
export interface ElementViewProps {
  /** The element on the page, for its attributes and events. */
  readonly host: HTMLElement
}

/** The default export of an element's own chunk. */
export interface ElementModule {
  readonly View: ComponentType<ElementViewProps>
  readonly texts: TextLoaders
}
