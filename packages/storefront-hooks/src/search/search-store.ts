import type { Product } from '@krishi/storefront-core/catalog'
import type { BlogArticle, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import type { StoreApi } from 'zustand/vanilla'
import type { PopularSearches } from '../catalog/catalog-port.ts'

/** What a search box looks for: the shop's products, or the articles of Kisan Vedika. */
export type SearchVariant = 'products' | 'articles'

/** The first of what a term finds. */
export type SearchFindings =
  | {
      readonly kind: 'products'
      readonly products: readonly Product[]
      /** The term, where nothing is close to it: these are the nearest. Absent where they fit. */
      readonly nearTo?: string | undefined
    }
  | { readonly kind: 'articles'; readonly articles: readonly BlogArticle[]; readonly nearTo?: undefined }

/** A search box as state. */
export interface SearchState {
  /** What stands in the field, as it was typed. */
  readonly text: string
  readonly isOpen: boolean
  /** There is too little in the field to search for; popular and recent searches are shown instead [11.5]. */
  readonly isShort: boolean
  /** `idle` while nothing was asked for, `loading` without the old result [11.2]. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly findings: SearchFindings | null
  readonly error: Failure<PortErrorCode> | null
  /** What is searched often, once it is known. */
  readonly popular: PopularSearches | null
  /** The recent searches on this device, last first. */
  readonly recent: readonly string[]
}

/** What a shopper does with a search box. */
export interface SearchActions {
  /** Opens the box, as coming into the field does. */
  open: () => void
  /**
   * Takes what stands in the field and searches for it at a pause in typing [11.1]. While a keyboard composes a word, nothing
   * is searched for: the end of the composition is told by another call.
   */
  type: (text: string, details?: { readonly isComposing?: boolean }) => void
  /** Searches at once, however short the text is, as on Enter or the button. Returns the term; '' for none. */
  submit: () => string
  /** Searches for the same again after a failure. */
  retry: () => void
  /** Closes the box and leaves the text. */
  close: () => void
  /** Closes the box and clears the text, as a click beside it does [11.7]. */
  dismiss: () => void
  /**
   * Goes to all results of a term, or of the text: it stands in the field, is kept on this device, and the box closes
   * without searching. Returns the term; '' for none.
   */
  follow: (term?: string) => string
  /** Goes to something that the text has found: the text is kept on this device, the box closes and clears. */
  leave: () => void
  /** Forgets one term, or all. */
  forget: (term?: string) => void
}

/** One search box of a storefront. */
export interface SearchStore extends Pick<StoreApi<SearchState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly actions: SearchActions
}
