import type { Locale } from '../locale/index.ts'
import type { LocalizedText } from './localized-text.ts'

/** A tile of a brand or category grid [12.7]. */
export interface TileItem {
  readonly id: string
  readonly title: string
  /** Where it leads; `navigationLink` comes first where both are set. */
  readonly url?: string
  readonly navigationLink?: string
  readonly displayOrder: number
  readonly imageUrl: string
  readonly desktopImageUrl?: string
  readonly mobileImageUrl?: string
  readonly translations: Readonly<Partial<Record<Locale, string>>>
}

/** A picture or video of a carousel [14.2, 14.3]. */
export interface CarouselItem {
  readonly id: string
  readonly name: string
  readonly type: 'image' | 'video'
  readonly imageUrl: string
  readonly imageTitle: string
  /** A video without one is not shown. */
  readonly embedVideoId?: string
  /** Empty and '#' lead nowhere. */
  readonly linkHref?: string
  readonly linkType?: 'extLink' | 'internal'
}

/** A picture of the home page with the words that stand beside it [12.8]. */
export interface Banner extends CarouselItem {
  readonly title: LocalizedText
  readonly text: LocalizedText
  /** What following it does, such as "Shop sprayers". */
  readonly action: LocalizedText
}
