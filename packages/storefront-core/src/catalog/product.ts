import type { Dose } from '../dose/index.ts'
import type { Paise } from '../money/index.ts'
import type { LocalizedText } from './localized-text.ts'
import type { ProductExtras } from './product-extras.ts'

/** Who counts the stock: `shopify` is the specification's word for "managed", null for "not managed". */
export type InventoryManagement = 'shopify' | null

/** What happens at zero: `deny` stops the sale, `continue` goes on selling. */
export type InventoryPolicy = 'deny' | 'continue'

/** A rule for an amount off a price: a percentage of it, or paise. */
export interface DiscountProperties {
  readonly type: 'percentage' | 'fixed'
  /** Percent, or paise. */
  readonly value: number
}

/** What a shopper saves per unit by paying online. */
export interface DynamicPrepaid {
  readonly roundingType: 'none' | 'ceil' | 'floor'
  /** Percent of the price. */
  readonly value: number
}

/** The part of a cash-on-delivery order that is due in advance [25.8]. */
export interface AdvancePayment {
  readonly isAdvanceAmountPayable: boolean
  readonly advAmount: Paise
  readonly type: 'percentage' | 'fixed'
  readonly value: number
  readonly condition: string
}

/** The contents of one pack, for unit prices. */
export interface NetQuantity {
  readonly value: number
  readonly unit: 'g' | 'kg' | 'ml' | 'l' | 'piece' | 'seed'
}

/** One pack size of a product: what is bought. */
export interface Variant {
  readonly id: string
  readonly sku: string
  /** Pack text such as "500 g". */
  readonly title: LocalizedText
  readonly price: Paise
  /** The higher printed price, or null where there is none. */
  readonly compareAtPrice: Paise | null
  /** Packs inside: 1 is a single pack. */
  readonly packCount: number
  readonly netQuantity: NetQuantity | null
  readonly inventoryQuantity: number
  readonly inventoryManagement: InventoryManagement
  readonly inventoryPolicy: InventoryPolicy
  /** The most a shopper may take; 0 is no limit [22.2]. */
  readonly maxCount: number
  readonly discountProperties: DiscountProperties | null
  readonly dynamicPrepaid: DynamicPrepaid | null
  readonly advancePayment: AdvancePayment | null
}

/** How shoppers rated a product. */
export interface RatingSummary {
  /** 0 to 5 with one decimal; 0 when nobody has rated. */
  readonly average: number
  readonly reviewCount: number
}

/** What a card shows of a product. */
export interface Product {
  readonly productId: string
  readonly handle: string
  readonly productName: LocalizedText
  /** What it is, whole and without brand or variety: "Tebuconazole 25.9% EC, fungicide". Absent where nobody tells. */
  readonly productKind?: LocalizedText
  /** The name before the product was renamed; absent where there is none. */
  readonly oldProductTitle?: string
  readonly vendorName: LocalizedText
  readonly productType: string
  readonly productClassification: string
  /** Active ingredient, grade or variety facts; empty where there are none. */
  readonly technicalContent: string
  /** Code of the molecule; absent, empty or '-' where there is none [15.5]. */
  readonly bhCode?: string
  /** A word on the picture such as "New" [15.14]. */
  readonly saleLabel?: LocalizedText
  readonly status: 'active' | 'archived'
  /** Site-relative or absolute addresses without `w` and `q`; the first is the main picture. */
  readonly productImages: readonly string[]
  readonly position: number
  readonly rating: RatingSummary
  /** In the order of `position`. Empty for a product that is not active. */
  readonly variants: readonly Variant[]
}

/** The collection that a product belongs to. */
export interface ProductCategory {
  readonly handle: string
  readonly name: LocalizedText
}

/** A product with what only its page shows. */
export interface ProductDetail extends Product, ProductExtras {
  /** HTML that the server has sanitised. */
  readonly descriptionHtml: LocalizedText | null
  /** HTML that the server has sanitised. */
  readonly overviewHtml: LocalizedText | null
  /** In the language that was asked for, if the backend has its name in it; empty if it is not known. */
  readonly countryOfOrigin: string
  /** What an acre needs of it; null for what is not measured out by area. */
  readonly dose: Dose | null
  readonly category: ProductCategory
}

/** The heading and text of a collection. */
export interface Collection {
  readonly handle: string
  readonly title: LocalizedText
  /** HTML that the server has sanitised; shown below the grid [12.1]. */
  readonly descriptionHtml: LocalizedText | null
}
