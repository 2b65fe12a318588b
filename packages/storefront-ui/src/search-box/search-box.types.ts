import type { LocalizedText } from '@krishi/storefront-core/catalog'
import type { Paise } from '@krishi/storefront-core/money'

/** What a box looks for: the shop's products, or the articles of Kisan Vedika. */
export type SearchBoxVariant = 'products' | 'articles'

/** Something that was found, as its row shows it. */
export interface SearchBoxItem {
  readonly id: string
  readonly href: string
  readonly name: LocalizedText
  /** Empty shows the stand-in picture. */
  readonly imageUrl: string
  /** In paise; null for what has no price. */
  readonly price: Paise | null
  /** A word about it under the name, such as who wrote it. */
  readonly note?: string
}

/** A term that can be searched for with one tap. */
export interface SearchBoxTerm {
  readonly term: string
  /** Address of its results. */
  readonly href: string
}

/** Everything that a search box shows. */
export interface SearchBoxView {
  /** What stands in the field. */
  readonly text: string
  readonly open: boolean
  /** There is too little in the field: terms to choose from are shown [11.5]. */
  readonly short: boolean
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Up to five [11.4]. */
  readonly items: readonly SearchBoxItem[]
  /** The words that nothing is close to: the items are the nearest to them. The text may have gone on since. Absent where they fit. */
  readonly nearTo?: string | undefined
  /** Address of all results of the text [11.4]. */
  readonly allHref: string
  /** The search failed because there is no connection. */
  readonly offline: boolean
  /** Terms of this device, last first. */
  readonly recent: readonly SearchBoxTerm[]
  readonly popular: readonly SearchBoxTerm[]
  /** The shop's own words over the popular terms; empty for ours. */
  readonly popularTitle: string
  /** Terms of the shopper, such as the crops of a farm: alone, or each with the text in front of it. */
  readonly own?: { readonly title: string; readonly terms: readonly SearchBoxTerm[] } | undefined
}

/** What a shopper does with a search box; none of it changes the view by itself. */
export interface SearchBoxIntents {
  /** The field got the focus. */
  onOpen: () => void
  /** The field holds another text. While a keyboard composes a word, the word is not finished. */
  onTextChange: (text: string, details: { readonly isComposing: boolean }) => void
  /** Enter or the button, with something in the field. Never in the middle of a composed word. */
  onSubmit: () => void
  /** A product or an article of the list is followed. */
  onItemOpen: () => void
  /** A term is followed: a recent or popular one, or all results of the text. */
  onTermOpen: (term: string) => void
  onRetry: () => void
  /** Escape in an open box, or Tab out of it: it closes and the text stays. */
  onClose: () => void
  /** A click beside the box, or Escape in a closed one: it closes and the text goes [11.7]. */
  onDismiss: () => void
  /** One term of this device, or all of them, are removed. */
  onForget: (term?: string) => void
}
