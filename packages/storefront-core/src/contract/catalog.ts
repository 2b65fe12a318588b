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
import type { FilterCounts, FilterCountsRequest, FilterOptions, FilterOptionsRequest } from './filter-payloads.ts'
import type { LanguageQuery, OperationTable } from './operation.ts'

const minute = 60_000
const halfHour = 1_800_000

/** How the catalogue is read. */
export const catalogOperations = {
  'catalog.menu': { method: 'GET', path: '/menu', access: 'public', staleTimeMs: halfHour },
  'catalog.collection': { method: 'GET', path: '/collections/:handle', access: 'public', staleTimeMs: 300_000 },
  'catalog.collectionProducts': {
    method: 'POST',
    path: '/collection-products',
    access: 'public',
    apiVersion: '3.0',
    staleTimeMs: minute,
  },
  'catalog.product': { method: 'GET', path: '/products/:handle', access: 'public', staleTimeMs: minute },
  'catalog.filterOptions': { method: 'GET', path: '/filter-options', access: 'public', staleTimeMs: halfHour },
  'catalog.filterCounts': { method: 'POST', path: '/filter-counts', access: 'public', staleTimeMs: minute },
  'catalog.productsListing': { method: 'POST', path: '/product-listing', access: 'public', staleTimeMs: minute },
  'catalog.productCards': { method: 'POST', path: '/product-cards', access: 'public', staleTimeMs: minute },
  'catalog.productsByHandle': {
    method: 'POST',
    path: '/products-by-handle',
    access: 'public',
    apiVersion: '3.0',
    staleTimeMs: minute,
  },
  'catalog.search': { method: 'GET', path: '/search', access: 'public', staleTimeMs: minute },
  'catalog.popularSearches': { method: 'GET', path: '/popular-searches', access: 'session', staleTimeMs: 900_000 },
  'catalog.similar': { method: 'POST', path: '/similar-products', access: 'public', staleTimeMs: minute },
  'catalog.alternative': { method: 'GET', path: '/alternative-products', access: 'public', staleTimeMs: halfHour },
  'catalog.bestSelling': { method: 'GET', path: '/best-selling', access: 'public', staleTimeMs: minute },
  'catalog.recommended': { method: 'GET', path: '/recommended', access: 'public', staleTimeMs: minute },
  'catalog.popularInArea': { method: 'GET', path: '/popular-in-area', access: 'public', staleTimeMs: minute },
  'catalog.brandLabel': { method: 'GET', path: '/brands/:handle/label', access: 'public', staleTimeMs: halfHour },
  'catalog.categoryLabel': {
    method: 'GET',
    path: '/categories/:handle/label',
    access: 'public',
    staleTimeMs: halfHour,
  },
  'catalog.tiles': { method: 'GET', path: '/tiles/:group', access: 'public', staleTimeMs: halfHour },
  'catalog.banners': { method: 'GET', path: '/banners', access: 'public', staleTimeMs: halfHour },
  'catalog.deeplink': { method: 'POST', path: '/deeplinks', access: 'public', staleTimeMs: minute },
  'catalog.productRatings': {
    method: 'GET',
    path: '/products/:handle/ratings',
    access: 'public',
    staleTimeMs: minute,
  },
} as const satisfies OperationTable

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
  'catalog.filterOptions': { request: FilterOptionsRequest; response: FilterOptions }
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
