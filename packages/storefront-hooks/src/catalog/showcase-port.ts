import type { Banner, LocalizedText, Product, TileItem } from '@krishi/storefront-core/catalog'
import type { PortErrorCode, TileGroup } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '../http/index.ts'

/** A list of products that belongs to no collection [12.8]. */
export type StripName = 'best-selling' | 'recommended' | 'popular-in-area'

/** One page of such a list. */
export interface StripQuery {
  readonly name: StripName
  /** The shopper's id, or the guest's; empty while nobody is known. */
  readonly userId: string
  readonly locale: Locale
  /** From 1. */
  readonly pageNum: number
  readonly pageSize: number
}

/** One page of the products of collections, what sells best first. */
export interface ByHandleQuery {
  readonly handles: readonly string[]
  readonly locale: Locale
  /** From 1. */
  readonly pageNum: number
  readonly pageSize: number
}

/** A part of a list of products. */
export interface ProductPart {
  readonly products: readonly Product[]
  readonly isEndReached: boolean
}

/** The first tiles of a group, at most `limit`. */
export interface TilesQuery {
  readonly group: TileGroup
  readonly limit: number
  readonly locale: Locale
}

/** Tiles of a group, and how many it has in all [12.7]. */
export interface Tiles {
  /** In their display order. */
  readonly tiles: readonly TileItem[]
  readonly total: number
}

/** What a category is called [12.10]. */
export interface CategoryLabel {
  readonly handle: string
  readonly title: LocalizedText
  /** HTML that the server has cleaned. */
  readonly descriptionHtml: LocalizedText | null
}

/** What a brand is called, and where it sells [12.10]. */
export interface BrandLabel extends CategoryLabel {
  /** Collections of the shelves on which it has products, the fullest first. */
  readonly categoryHandles: readonly string[]
}

/** What the home page and the pages of brands need of the catalogue. */
export interface ShowcasePort {
  strip: (query: StripQuery, options?: CallOptions) => Promise<Result<ProductPart, PortErrorCode>>
  productsByHandle: (query: ByHandleQuery, options?: CallOptions) => Promise<Result<ProductPart, PortErrorCode>>
  tiles: (query: TilesQuery, options?: CallOptions) => Promise<Result<Tiles, PortErrorCode>>
  banners: (
    input: { readonly locale: Locale },
    options?: CallOptions,
  ) => Promise<Result<readonly Banner[], PortErrorCode>>
  brand: (
    key: { readonly handle: string; readonly locale: Locale },
    options?: CallOptions,
  ) => Promise<Result<BrandLabel, PortErrorCode>>
  category: (
    key: { readonly handle: string; readonly locale: Locale },
    options?: CallOptions,
  ) => Promise<Result<CategoryLabel, PortErrorCode>>
}
