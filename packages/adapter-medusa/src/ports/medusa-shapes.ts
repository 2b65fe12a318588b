import { hasShape, isFlag, isListOf, isNullOr, isPositive, isText, type Guard } from '@krishi/storefront-core/shape'
import { isAbsentOr, isInteger } from '@krishi/storefront-hooks/http'

// What the adapter reads of Medusa's answers. Amounts are rupees; `toPaise` reads them.

/** A price of a variant in the region that was asked for. */
export interface MedusaPrice {
  readonly calculated_amount: number
  readonly original_amount: number
}

/** A part of a stock that a unit of a variant takes. */
export interface MedusaPart {
  readonly inventory_item_id: string
  readonly required_quantity: number
}

/** A pack. */
export interface MedusaVariant {
  readonly id: string
  readonly title: string | null
  readonly sku: string | null
  readonly manage_inventory: boolean
  readonly allow_backorder: boolean
  /** Absent where stock is not counted. */
  readonly inventory_quantity: number | null | undefined
  /** Null where it has no price in the region: it cannot be sold there. */
  readonly calculated_price: MedusaPrice | null | undefined
  readonly inventory_items: readonly MedusaPart[] | undefined
}

/** A place in the tree of categories. */
export interface MedusaCategory {
  readonly id: string
  readonly handle: string
  readonly name: string
  readonly rank: number
  readonly description: string | null
  readonly parent_category_id: string | null
}

/** A category as a product names it. */
export type MedusaProductCategory = Pick<MedusaCategory, 'handle' | 'name' | 'rank'>

/** A product. */
export interface MedusaProduct {
  readonly id: string
  readonly title: string
  readonly subtitle: string | null
  readonly handle: string
  readonly thumbnail: string | null
  readonly material: string | null
  readonly origin_country: string | null
  /** Only where it was asked for. */
  readonly description: string | null | undefined
  readonly images: readonly { readonly url: string }[] | undefined
  readonly collection: { readonly handle: string; readonly title: string } | null | undefined
  /** Only where they were asked for: Medusa gives them whole, texts included. */
  readonly categories: readonly MedusaProductCategory[] | undefined
  readonly variants: readonly MedusaVariant[]
}

const isVariant = hasShape<MedusaVariant>({
  id: isText,
  title: isNullOr(isText),
  sku: isNullOr(isText),
  manage_inventory: isFlag,
  allow_backorder: isFlag,
  inventory_quantity: isAbsentOr(isNullOr(isInteger)),
  calculated_price: isAbsentOr(
    isNullOr(hasShape<MedusaPrice>({ calculated_amount: isPositive, original_amount: isPositive })),
  ),
  inventory_items: isAbsentOr(
    isListOf(hasShape<MedusaPart>({ inventory_item_id: isText, required_quantity: isPositive })),
  ),
})

/** A product of an answer. */
export const isMedusaProduct: Guard<MedusaProduct> = hasShape<MedusaProduct>({
  id: isText,
  title: isText,
  subtitle: isNullOr(isText),
  handle: isText,
  thumbnail: isNullOr(isText),
  material: isNullOr(isText),
  origin_country: isNullOr(isText),
  description: isAbsentOr(isNullOr(isText)),
  images: isAbsentOr(isListOf(hasShape<{ url: string }>({ url: isText }))),
  collection: isAbsentOr(isNullOr(hasShape<{ handle: string; title: string }>({ handle: isText, title: isText }))),
  categories: isAbsentOr(isListOf(hasShape<MedusaProductCategory>({ handle: isText, name: isText, rank: isPositive }))),
  variants: isListOf(isVariant),
})

/** A page of products, and how many all pages have. */
export const isMedusaProducts = hasShape<{ readonly products: readonly MedusaProduct[]; readonly count: number }>({
  products: isListOf(isMedusaProduct),
  count: isInteger,
})

/** All categories. */
export const isMedusaCategories = hasShape<{ readonly product_categories: readonly MedusaCategory[] }>({
  product_categories: isListOf(
    hasShape<MedusaCategory>({
      id: isText,
      handle: isText,
      name: isText,
      rank: isPositive,
      description: isNullOr(isText),
      parent_category_id: isNullOr(isText),
    }),
  ),
})

/** What a card shows; a list of fields replaces Medusa's own. */
const cardFields = [
  ...['id', 'title', 'subtitle', 'handle', 'thumbnail', 'material', 'origin_country'],
  ...['collection.handle', 'collection.title'],
  ...['variants.id', 'variants.title', 'variants.sku', 'variants.manage_inventory', 'variants.allow_backorder'],
  ...['variants.inventory_quantity', 'variants.calculated_price.calculated_amount'],
].join(',')

/** The fields of products by what they are for. */
export const productFields = {
  card: cardFields,
  /** With what a product is narrowed by. */
  shelf: `${cardFields},*categories`,
  page: `${cardFields},*categories,description,images.url`,
  /** With the stocks that each variant takes from. */
  stock: `${cardFields},variants.inventory_items.inventory_item_id,variants.inventory_items.required_quantity`,
} as const
