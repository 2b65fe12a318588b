import type {
  Banner,
  Collection,
  LocalizedText,
  Product,
  ProductCategory,
  ProductDetail,
  TileItem,
  Variant,
} from '../catalog/index.ts'
import type { Locale } from '../locale/index.ts'
import type { Paise } from '../money/index.ts'
import type { LanguageQuery, PageQuery } from './operation.ts'

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

/** Products by id, in the order of each one's `position` in this answer. */
export type ProductsById = Readonly<Record<string, ProductPayload>>

/** A part of a list of products. An empty part or `isEndReached` ends it. */
export interface ProductListResponse {
  readonly products: ProductsById
  readonly isEndReached: boolean
}

/** Sorts of a listing [13.9]; by country of origin is beyond the specification. */
export type ListingSort = 'best-selling' | 'rating' | 'price-low-to-high' | 'price-high-to-low' | 'country-of-origin'

/** Request of a listing page [13.11]. */
export interface CollectionProductsRequest {
  readonly body: {
    readonly handleName: readonly string[]
    readonly filters: {
      readonly categoryHandleName: readonly string[]
      readonly brandHandleName: readonly string[]
      /** Names of countries; beyond the specification, an Indian rule since July 2026. */
      readonly countryOfOrigin: readonly string[]
      readonly rating: number | null
      readonly price: { readonly minPrice: Paise | null; readonly maxPrice: Paise | null }
      readonly availability: boolean | null
    }
    readonly sort: { readonly by: ListingSort }
    /** From 1. */
    readonly pageNum: number
    readonly pageSize: number
    readonly language: Locale
    /** What the page before gave: the answer goes on after it, whatever was added meanwhile. One that no answer has given counts for nothing, and `pageNum` decides. */
    readonly cursor?: string | undefined
  }
}

/** A listing page. */
export interface CollectionProductsResponse extends ProductListResponse {
  readonly total: number
  /** Hand it to the next call; null at the end, absent where pages go by their number alone. */
  readonly cursor?: string | null
}

/** Heading and text of a collection. */
export interface CollectionRequest {
  readonly path: { readonly handle: string }
  readonly query: LanguageQuery
}

/** Answer of `catalog.collection`. */
export type CollectionResponse = Collection

/** One product by its handle. */
export interface ProductRequest {
  readonly path: { readonly handle: string }
  readonly query: LanguageQuery
}

/** Where a link of the menus leads: to the home page, out of the shop, or to a page of it [09.4]. */
export type MenuPageType = 'home' | 'extLink' | 'other'

/** A link under a menu [09.4]; its title is already in the asked language. */
export interface MenuLink {
  readonly title: string
  /** Empty where the link has none. */
  readonly handle: string
  readonly link: string
  readonly position: number
  readonly pageType: MenuPageType
}

/** Links under a menu that belong together [09.4]. */
export interface SubMenu {
  readonly subMenuHandle: string
  readonly subMenuName: string
  /** Empty where the name leads nowhere by itself. */
  readonly subMenuLink: string
  readonly subMenuPosition: number
  readonly columns: readonly MenuLink[]
}

/** A top-level menu [09.4]; names are already in the asked language. */
export interface MenuItem {
  readonly menuHandle: string
  readonly menuName: string
  readonly menuLink: string
  readonly menuPosition: number
  readonly pageType: MenuPageType
  /** Links that stand under no sub menu. */
  readonly columns: readonly MenuLink[]
  readonly subMenus: readonly SubMenu[]
}

/** Answer of `catalog.menu`. */
export interface MenuResponse {
  readonly menu: readonly MenuItem[]
}

/** Asks for a listing by filters alone; 30 a page [12.9]. */
export interface ProductsListingRequest {
  readonly body: Omit<CollectionProductsRequest['body'], 'handleName'>
}

/** Asks for products by their own handles, beyond the specification: the recently viewed ones [17.5]. */
export interface ProductCardsRequest {
  readonly body: LanguageQuery & { readonly handleName: readonly string[] }
}

/** Asks for the products of handles; 20 a page [12.9]. */
export interface ProductsByHandleRequest {
  readonly body: PageQuery & LanguageQuery & { readonly handleName: readonly string[] }
}

/** Asks for products by words; 5 in the box, 10 on the page with the cursor of the part before [11.10]. */
export interface SearchRequest {
  readonly query: PageQuery & LanguageQuery & { readonly query: string; readonly cursor?: string | undefined }
}

/** Products that were found. */
export interface SearchResponse extends ProductListResponse {
  /** Hand it to the next call; null at the end. */
  readonly cursor: string | null
  /** Where these can be narrowed, as `commonCategories` gives them; beyond the specification. */
  readonly categories: readonly ProductCategory[]
  /** Nothing is close to the words: these are the nearest, and not called results; beyond the specification. */
  readonly isNear: boolean
}

/** Words that are searched often [11.5]. */
export interface PopularSearchesResponse {
  readonly title: string
  readonly terms: readonly string[]
}

/** Asks for products like one; 10 a page [17.4]. */
export interface SimilarProductsRequest {
  readonly body: PageQuery & LanguageQuery & { readonly productId: string }
}

/** Asks for a cheaper substitute of a variant [17.1]. */
export interface AlternativeProductRequest {
  readonly query: LanguageQuery & { readonly productId: string; readonly variantId: string }
}

/** A substitute, or none. */
export interface AlternativeProductResponse {
  readonly product: ProductPayload | null
  readonly variantId: string | null
  /** By how much it is cheaper per unit, rounded. */
  readonly cheaperPercent: number
}

/** Asks for a strip of the home page; 20 a page [12.8]. */
export interface StripRequest {
  readonly query: PageQuery & LanguageQuery & { readonly userId: string }
}

/** Ways into the shop as pictures: by category or by brand [12.7]. */
export type TileGroup = 'categories' | 'brands'

/** Asks for the tiles of a group, the first `limit` of them. */
export interface TilesRequest {
  readonly path: { readonly group: TileGroup }
  readonly query: LanguageQuery & { readonly limit: number }
}

/** Tiles in their display order; `translations` holds the asked language alone, and nothing where English is all there is. */
export interface TilesResponse {
  readonly tiles: readonly TileItem[]
  /** How many the group has in all. */
  readonly total: number
}

/** The banners of the home page, in order. */
export interface BannersResponse {
  readonly banners: readonly Banner[]
}

/** What a brand or category is called. */
export interface LabelResponse {
  readonly handle: string
  readonly title: LocalizedText
  /** HTML that the server has sanitised. */
  readonly descriptionHtml: LocalizedText | null
}

/** What a brand is called, and where it sells. */
export interface BrandLabelResponse extends LabelResponse {
  /** Collections of the shelves on which it has products, by handle; the fullest first. */
  readonly categoryHandles: readonly string[]
}

/** Asks for the address in the app of a page of the shop. */
export interface DeeplinkRequest {
  readonly body: { readonly url: string; readonly title: string; readonly imageUrl: string }
}

/** How a product is rated. */
export interface ProductRatingsResponse {
  readonly average: number
  readonly reviewCount: number
  readonly globalRatings: number
}
