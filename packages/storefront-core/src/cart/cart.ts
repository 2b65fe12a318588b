import type {
  AdvancePayment,
  DiscountProperties,
  DynamicPrepaid,
  InventoryManagement,
  InventoryPolicy,
  LocalizedText,
} from '../catalog/index.ts'
import type { Paise } from '../money/index.ts'

/** One row of the cart: a variant and how many of it. `id` is the variant's id and unique in a cart [23.5]. */
export interface CartLine {
  readonly productId: string
  readonly id: string
  readonly productName: LocalizedText
  readonly productHandle: string
  readonly productType: string
  readonly vendorName: string
  readonly productImage: string
  /** The name before the product was renamed, for search and analytics; empty where there is none. */
  readonly oldProductTitle?: string
  /** Site-relative address of the product with this variant chosen. */
  readonly deepLinkUrl?: string
  readonly position?: number
  /** Pack text such as "500 g". */
  readonly title: LocalizedText
  readonly price: Paise
  readonly compareAtPrice: Paise | null
  /** A whole number of at least 1. */
  readonly cartQty: number
  readonly isVariantAvailForSale: boolean
  readonly isVariantLimited: boolean
  readonly inventoryQuantity: number
  readonly inventoryManagement: InventoryManagement
  readonly inventoryPolicy: InventoryPolicy
  /** 0 is no limit. */
  readonly maxCount: number
  readonly discountProperties: DiscountProperties | null
  readonly dynamicPrepaid: DynamicPrepaid | null
  readonly advancePayment: AdvancePayment | null
}

/** When shipping is charged and how much [25.1]. */
export interface ShippingDetails {
  /** Shipping is charged while the total is at or below this. */
  readonly minCartValueForFreeShipping: Paise
  readonly applicableShippingCharge: Paise
}

/** What the server last said about the cart, or what storage held before it could be asked. */
export interface Cart {
  readonly lines: readonly CartLine[]
  readonly shipping: ShippingDetails
}

/** What the shopper wants of one line and has not been confirmed yet. Several taps on a line are one intent. */
export interface PendingIntent {
  /** The variant's id; there is at most one intent for each. */
  readonly lineId: string
  /** The quantity that the line is to have; 0 removes the line. */
  readonly quantity: number
  /** Grows with every change of the store, so that a late answer can be recognised. */
  readonly sequence: number
  /** The line to show when the cart does not have it yet. */
  readonly line: CartLine
  /** The lines that stood behind it when it left the cart: it comes back before the first that is still there. */
  readonly followers?: readonly string[]
}

/** One change that a price sync made to the cart, for its notice [23.4]. */
export type CartChange =
  | { readonly kind: 'price-changed'; readonly line: CartLine; readonly previousPrice: Paise }
  | { readonly kind: 'removed-unavailable'; readonly line: CartLine }
  | { readonly kind: 'removed-missing'; readonly line: CartLine }
  | { readonly kind: 'removed-deleted'; readonly line: CartLine }
  | { readonly kind: 'reduced-to-stock'; readonly line: CartLine; readonly previousQuantity: number }

/** The most and least a shopper may hold of a line, and why no more. */
export interface QuantityLimits {
  readonly min: 0
  /** Infinity where nothing limits. */
  readonly max: number
  readonly reason: 'stock' | 'max-count' | null
}
