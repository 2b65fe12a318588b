import type { MenuPageType } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'

/** A text in English and in whichever other languages it has been translated to. */
export type Translated = { readonly en: string } & Readonly<Partial<Record<Locale, string>>>

/** A link of a menu column, in all its languages. */
export interface TranslatedLink {
  readonly title: Translated
  readonly link: string
  readonly position: number
  readonly handle?: string
  /** @default 'other' */
  readonly pageType?: MenuPageType
}

/** Links under a menu that belong together, in all their languages. */
export interface TranslatedSubMenu {
  readonly handle: string
  readonly name: Translated
  /** @default the name leads nowhere by itself */
  readonly link?: string
  readonly position: number
  readonly columns: readonly TranslatedLink[]
}
