import type { LocalizedText } from './localized-text.ts'
import type { PlantProtection } from './plant-protection.ts'

/** A question that farmers ask about a product, and the shop's answer [15.14]. */
export interface ProductQuestion {
  readonly id: string
  readonly question: LocalizedText
  readonly answer: LocalizedText
}

/** Why a product costs less than it could, in a sentence [15.1]. */
export interface ProductDeal {
  readonly id: string
  readonly title: LocalizedText
  readonly detail: LocalizedText
}

/** A video about a product; nobody is asked for it before it is tapped. */
export interface ProductVideo {
  readonly embedVideoId: string
  readonly title: LocalizedText
}

/** A picture that leads to offers [15.4]. */
export interface CouponBanner {
  /** Site-relative address of a picture without words. */
  readonly imageUrl: string
  readonly title: LocalizedText
  /** Path of the shop that it leads to, without language. */
  readonly link: string
}

/** What only a product's page shows, most of it in the lower half. */
export interface ProductExtras {
  readonly faqs: readonly ProductQuestion[]
  readonly deals: readonly ProductDeal[]
  readonly videos: readonly ProductVideo[]
  readonly couponBanner: CouponBanner | null
  /** What the product is for: HTML that the server has sanitised [15.11]. */
  readonly purposeHtml: LocalizedText | null
  /** What `technicalContent` says, for people to read; absent where the catalogue says it in English alone. */
  readonly technicalText?: LocalizedText
  /** What its label tells; null for what is no pesticide. */
  readonly plantProtection: PlantProtection | null
}
