import type { Collection, Product, ProductDetail, Variant } from '../catalog/index.ts'
import type { Locale } from '../locale/index.ts'
import type { Paise } from '../money/index.ts'

/** A variant on the wire: keyed in `mapVariant`, ordered by `position`. */
export interface VariantPayload extends Variant {
  readonly position: number
}

/** A product on the wire: the specification's map of variants in place of a list. */
export interface ProductPayload extends Omit<Product, 'variants'> {
  readonly mapVariant: Readonly<Record<string, VariantPayload>>
}

/** A product page on the wire. */
export interface ProductDetailPayload extends Omit<ProductDetail, 'variants'> {
  readonly mapVariant: Readonly<Record<string, VariantPayload>>
}

/** Sorts of a listing; ids as the filter catalogue numbers them [13.9]. */
export type ListingSort = 'best-selling' | 'rating' | 'price-low-to-high' | 'price-high-to-low'

/** Request of a listing page [13.11]. */
export interface CollectionProductsRequest {
  readonly body: {
    readonly handleName: readonly string[]
    readonly filters: {
      readonly categoryHandleName: readonly string[]
      readonly brandHandleName: readonly string[]
      readonly rating: number | null
      readonly price: { readonly minPrice: Paise | null; readonly maxPrice: Paise | null }
      readonly availability: boolean | null
    }
    readonly sort: { readonly by: ListingSort }
    /** From 1. */
    readonly pageNum: number
    readonly pageSize: number
    readonly language: Locale
  }
}

/** A listing page: a map keyed by product id, ordered by each product's `position` in this answer. */
export interface CollectionProductsResponse {
  readonly products: Readonly<Record<string, ProductPayload>>
  readonly isEndReached: boolean
  readonly total: number
}

/** Heading and text of a collection. */
export interface CollectionRequest {
  readonly path: { readonly handle: string }
  readonly query: { readonly language: Locale }
}

/** Answer of `catalog.collection`. */
export type CollectionResponse = Collection

/** One product by its handle. */
export interface ProductRequest {
  readonly path: { readonly handle: string }
  readonly query: { readonly language: Locale }
}

/** A link of a menu column. */
export interface MenuLink {
  readonly title: string
  readonly link: string
  readonly position: number
}

/** A top-level menu [09.4]; names are already in the asked language. */
export interface MenuItem {
  readonly menuHandle: string
  readonly menuName: string
  readonly menuLink: string
  readonly menuPosition: number
  readonly pageType: 'home' | 'extLink' | 'other'
  readonly columns: readonly MenuLink[]
}

/** Answer of `catalog.menu`. */
export interface MenuResponse {
  readonly menu: readonly MenuItem[]
}
