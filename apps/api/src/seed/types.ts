/** The languages a catalogue text may have. English is always there; a missing one falls back to it. */
export type SeedLanguage = 'en' | 'hi' | 'te' | 'ta' | 'kn' | 'bn'

/** A text with its English wording and any of the five translations. */
export type Translated = { en: string } & Partial<Record<Exclude<SeedLanguage, 'en'>, string>>

/** The six shelves of the shop. `equipment` is shown as "Farm Machinery". */
export type SeedCategory =
  'seeds' | 'crop-protection' | 'crop-nutrition' | 'farm-machinery' | 'animal-husbandry' | 'saplings'

/** The drawn container of a product picture. */
export type PackshotShape = 'bottle' | 'pouch' | 'sack' | 'tin' | 'tray' | 'sprayer'

/** What the packshot generator draws. All facts, no pixels: the picture is a pure function of this. */
export interface PackshotSpec {
  shape: PackshotShape
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
}

export interface SeedProduct {
  handle: string
  name: Translated
  brandHandle: string
  category: SeedCategory
  subCategoryHandle: string
  /** The specification's product type, such as "Seeds" or "Crop Protection". */
  productType: string
  classification: 'Bio/Organic' | 'Chemical' | 'General'
  status: 'active' | 'archived'
  /** Active ingredient with formulation, fertiliser grade or variety facts. Empty where none. */
  technicalContent: string
  /** HTML, already safe. */
  description: Translated
  /** Short HTML overview; null for products without one. */
  overview: Translated | null
  countryOfOrigin: string
  packshot: PackshotSpec
  collectionHandles: string[]
  /** Selling rank, 1 sells most. */
  position: number
  variants: SeedVariant[]
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

/** A menu entry; types as in the specification. */
export interface SeedMenuItem {
  handle: string
  name: Translated
  link: string
  position: number
  pageType: 'home' | 'extLink' | 'other'
  columns: { title: Translated; link: string; position: number }[]
}

export interface SeedCatalogue {
  brands: SeedBrand[]
  subCategories: SeedSubCategory[]
  collections: SeedCollection[]
  products: SeedProduct[]
  reviews: SeedReview[]
  menu: SeedMenuItem[]
}
