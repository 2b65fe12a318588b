import type { ElementModule } from '../runtime/element-module.ts'

/** An element as the loader knows it. */
export interface ElementEntry<Host extends HTMLElement = HTMLElement> {
  /** Its attributes; each is a property too. */
  readonly attributes: readonly string[]
  /** The attribute with which it opens and without which its code is not loaded. @default it is loaded near the screen */
  readonly opensBy?: string
  /** Loads what it shows. */
  readonly load: () => Promise<{ readonly default: ElementModule<Host> }>
}

/** Elements by tag. */
export type ElementTable<Host extends HTMLElement = HTMLElement> = Readonly<Record<string, ElementEntry<Host>>>

/** The elements that the loader itself knows: every page waits for these rows, so they are the few that sell. */
export const firstElements: ElementTable = {
  'krishi-buy-button': {
    attributes: ['product', 'variant'],
    load: () => import('../elements/buy-button.tsx'),
  },
  'krishi-cart-button': {
    attributes: [],
    load: () => import('../elements/cart-button.tsx'),
  },
  'krishi-cart-drawer': {
    attributes: ['open'],
    opensBy: 'open',
    load: () => import('../elements/cart-drawer.tsx'),
  },
}
