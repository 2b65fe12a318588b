import type {
  AlternativeProductRequest,
  AlternativeProductResponse,
  BannersResponse,
  BrandLabelResponse,
  CollectionProductsRequest,
  CollectionProductsResponse,
  CollectionRequest,
  CollectionResponse,
  DeeplinkRequest,
  LabelResponse,
  MenuResponse,
  PopularSearchesResponse,
  ProductDetailPayload,
  ProductListResponse,
  ProductRatingsResponse,
  ProductRequest,
  ProductCardsRequest,
  ProductsByHandleRequest,
  ProductsListingRequest,
  SearchRequest,
  SearchResponse,
  SimilarProductsRequest,
  StripRequest,
  TilesRequest,
  TilesResponse,
} from './catalog-payloads.ts'
import type {
  FilterCounts,
  FilterCountsRequest,
  FilterOptionsRequest,
  FilterOptionsResponse,
} from './filter-payloads.ts'
import type { LanguageQuery } from './operation.ts'

interface Strip {
  request: StripRequest
  response: ProductListResponse
}

interface Label {
  request: { path: { handle: string }; query: LanguageQuery }
  response: LabelResponse
}

/** What the calls of the catalogue take and give. */
export interface CatalogPayloads {
  'catalog.menu': { request: { query: LanguageQuery }; response: MenuResponse }
  'catalog.collection': { request: CollectionRequest; response: CollectionResponse }
  'catalog.collectionProducts': { request: CollectionProductsRequest; response: CollectionProductsResponse }
  'catalog.product': { request: ProductRequest; response: ProductDetailPayload }
  'catalog.filterOptions': { request: FilterOptionsRequest; response: FilterOptionsResponse }
  'catalog.filterCounts': { request: FilterCountsRequest; response: FilterCounts }
  'catalog.productsListing': { request: ProductsListingRequest; response: CollectionProductsResponse }
  'catalog.productCards': { request: ProductCardsRequest; response: ProductListResponse }
  'catalog.productsByHandle': { request: ProductsByHandleRequest; response: ProductListResponse }
  'catalog.search': { request: SearchRequest; response: SearchResponse }
  'catalog.popularSearches': {
    request: { query: LanguageQuery & { readonly userId: string } }
    response: PopularSearchesResponse
  }
  'catalog.similar': { request: SimilarProductsRequest; response: ProductListResponse }
  'catalog.alternative': { request: AlternativeProductRequest; response: AlternativeProductResponse }
  'catalog.bestSelling': Strip
  'catalog.recommended': Strip
  'catalog.popularInArea': Strip
  'catalog.brandLabel': { request: Label['request']; response: BrandLabelResponse }
  'catalog.categoryLabel': Label
  'catalog.tiles': { request: TilesRequest; response: TilesResponse }
  'catalog.banners': { request: { query: LanguageQuery }; response: BannersResponse }
  'catalog.deeplink': { request: DeeplinkRequest; response: { readonly deepLinkUrl: string } }
  'catalog.productRatings': { request: { path: { handle: string } }; response: ProductRatingsResponse }
}
