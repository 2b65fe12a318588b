import type { AdvancePayment, DiscountProperties, DynamicPrepaid, ToxicityClass } from '@krishi/storefront-core/catalog'
import type { Dose } from '@krishi/storefront-core/dose'

/** The languages a catalogue text may have. English is always there; a missing one falls back to it. */
export type SeedLanguage = 'en' | 'hi' | 'te' | 'ta' | 'kn' | 'bn'

/** A text with its English wording and any of the five translations. */
export type Translated = { en: string } & Partial<Record<Exclude<SeedLanguage, 'en'>, string>>

/** The six shelves of the shop. `equipment` is shown as "Farm Machinery". */
export type SeedCategory =
  | 'seeds'
  | 'crop-protection'
  | 'crop-nutrition'
  | 'farm-machinery'
  | 'animal-husbandry'
  | 'saplings'

/** The drawn container of a product picture. */
export type PackshotShape = 'bottle' | 'pouch' | 'sack' | 'tin' | 'tray' | 'sprayer'

/** What the packshot generator draws. All facts, no pixels: the picture is a pure function of this. */
export interface PackshotSpec {
  /**
   * Two are no packs and have no words: a poster is the picture of an article, its emblem in a field; a banner shows
   * `packs` in one.
   */
  shape: PackshotShape | 'poster' | 'banner'
  /** Brand name on the label, English. */
  brand: string
  /** Two short label lines, English: product, and variety, active ingredient or grade. */
  title: string
  subtitle: string
  /** Hue of the brand, 0 to 359. */
  hue: number
  /** Icon on the label: a crop or animal slug such as `tomato`, `cow`, `drop`, `pest`, `sprout`. */
  emblem: string
  organic: boolean
  /** The packs of a banner, at most three, the foremost last. */
  packs?: PackshotSpec[]
}

export interface SeedVariant {
  sku: string
  /** Pack text, for example "500 g" or "250 ml x 4". */
  title: Translated
  /** Paise. */
  price: number
  /** Paise; null when there is no higher printed price. */
  compareAtPrice: number | null
  /** Packs inside: 1 is a single pack, more a multi pack. */
  packCount: number
  /** Contents of one pack; null where it makes no sense (a machine). */
  netQuantity: { value: number; unit: 'g' | 'kg' | 'ml' | 'l' | 'piece' | 'seed' } | null
  inventoryQuantity: number
  /** `shopify` is the specification's word for "stock is managed". */
  inventoryManagement: 'shopify' | null
  inventoryPolicy: 'deny' | 'continue'
  /** The most a shopper may take; 0 is no limit. */
  maxCount: number
  /** What the product's own rule takes off in the cart [25.3]; null for nothing. */
  discountProperties: DiscountProperties | null
  /** What paying online takes off, where that is not what the shop takes off [25.4]. */
  dynamicPrepaid: DynamicPrepaid | null
  /** What is paid at once of a cash order [25.8]; null where all is paid on delivery. */
  advancePayment: AdvancePayment | null
}

/** Why a product costs less. */
export interface SeedDeal {
  id: string
  title: Translated
  detail: Translated
}

/** What the label of a pesticide tells; null is what is not known. */
export interface SeedPlantProtection {
  registrationNumber: string | null
  toxicity: ToxicityClass | null
  antidote: Translated | null
  leafletUrl: string | null
}

/** What only a product's page shows, most of it in the lower half. */
export interface SeedExtras {
  faqs: { id: string; question: Translated; answer: Translated }[]
  deals: SeedDeal[]
  videos: { embedVideoId: string; title: Translated }[]
  couponBanner: { imageUrl: string; title: Translated; link: string } | null
  /** HTML, already safe. */
  purpose: Translated | null
  /** What `technicalContent` says, in every language; absent where that is the same in all. */
  technical?: Translated
  /** Null for what is no pesticide. */
  plantProtection: SeedPlantProtection | null
}

export interface SeedProduct {
  handle: string
  name: Translated
  /** What it is, whole and without brand or variety. */
  kind: Translated
  brandHandle: string
  category: SeedCategory
  subCategoryHandle: string
  /** The specification's product type, such as "Seeds" or "Crop Protection". */
  productType: string
  classification: 'Bio/Organic' | 'Chemical' | 'General'
  status: 'active' | 'archived'
  /** Active ingredient with formulation, fertiliser grade or variety facts. Empty where none. */
  technicalContent: string
  /** Code of the molecule; empty or '-' where there is none. */
  bhCode: string
  /** A word on the picture. */
  saleLabel: Translated | null
  /** HTML, already safe. */
  description: Translated
  /** Short HTML overview; null for products without one. */
  overview: Translated | null
  countryOfOrigin: string
  /** What an acre needs; null for what is not measured out by area. */
  dose: Dose | null
  packshot: PackshotSpec
  collectionHandles: string[]
  /** Selling rank, 1 sells most. */
  position: number
  variants: SeedVariant[]
  extras: SeedExtras
}

export interface SeedBrand {
  handle: string
  name: Translated
}

export interface SeedSubCategory {
  handle: string
  category: SeedCategory
  name: Translated
}

export interface SeedCollection {
  handle: string
  title: Translated
  /** HTML, already safe; shown below the grid. */
  description: Translated
  position: number
}

export interface SeedReview {
  productHandle: string
  author: string
  /** 1 to 5. */
  rating: number
  message: string
  language: SeedLanguage
  /** ISO instant. */
  createdAt: string
}

/** Where a link of the menu leads. */
type SeedPageType = 'home' | 'extLink' | 'other'

/** A link under a menu entry. */
export interface SeedMenuLink {
  title: Translated
  link: string
  position: number
  handle?: string
  pageType?: SeedPageType
}

/** Links under a menu entry that belong together. */
export interface SeedSubMenu {
  handle: string
  name: Translated
  link?: string
  position: number
  columns: SeedMenuLink[]
}

/** A menu entry; types as in the specification. */
export interface SeedMenuItem {
  handle: string
  name: Translated
  link: string
  position: number
  pageType: SeedPageType
  columns: SeedMenuLink[]
  subMenus: SeedSubMenu[]
}

/** A way into the shop as a picture. */
export interface SeedTile {
  id: string
  group: 'categories' | 'brands'
  title: Translated
  navigationLink: string
  displayOrder: number
  imageUrl: string
}

/** A picture on top of the home page, with the words beside it. */
export interface SeedBanner {
  id: string
  title: Translated
  text: Translated
  action: Translated
  linkHref: string
  picture: PackshotSpec
}

/** A discount on a cart for everybody who enters the code. */
export interface SeedCoupon {
  code: string
  valueType: 'PERCENTAGE' | 'FIXED_AMOUNT'
  /** Percent, or paise. */
  value: number
  description: { firstLine: Translated; secondLine: Translated; thirdLine: Translated }
  /** Paise. */
  minimumPurchase: number
  /** Whether it stops at a fifth of the cart. */
  isCapped: boolean
  /** ISO instants; null is open. */
  startsAt: string
  endsAt: string | null
  /** Orders; null is any number. */
  perShopperLimit: number | null
  totalLimit: number | null
  isListed: boolean
}

export interface SeedCatalogue {
  brands: SeedBrand[]
  subCategories: SeedSubCategory[]
  collections: SeedCollection[]
  products: SeedProduct[]
  reviews: SeedReview[]
  menu: SeedMenuItem[]
  tiles: SeedTile[]
  /** In the order in which they are shown. */
  banners: SeedBanner[]
  /** In the order in which they are offered. */
  coupons: SeedCoupon[]
}

/** An article of the house. */
export interface SeedArticle {
  slug: string
  title: Translated
  /** What it says, in two or three sentences. */
  excerpt: Translated
  /** HTML, already safe. */
  body: Translated
  category: Translated
  author: string
  /** ISO instant. */
  publishedAt: string
  picture: PackshotSpec
  /** Its film at YouTube; null where it has none. */
  videoId: string | null
  /** Words that find the goods which it speaks of; null where it names none. */
  goods: string | null
}

/** What is read and looked for besides the catalogue. */
export interface SeedReading {
  articles: SeedArticle[]
  /** Words that are searched often, the most often first. */
  popularSearches: Translated[]
}
