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
import type { LanguageQuery, OperationTable } from './operation.ts'

/** How the catalogue is read. */
export const catalogOperations = {
  'catalog.menu': { path: '/menu', access: 'public' },
  'catalog.collection': { path: '/collections/:handle', access: 'public' },
  'catalog.collectionProducts': {
    method: 'POST',
    path: '/collection-products',
    access: 'public',
    apiVersion: '3.0',
    isRepeatable: true,
  },
  'catalog.product': { path: '/products/:handle', access: 'public' },
  'catalog.filterOptions': { path: '/filter-options', access: 'public' },
  'catalog.filterCounts': { method: 'POST', path: '/filter-counts', access: 'public', isRepeatable: true },
  'catalog.productsListing': { method: 'POST', path: '/product-listing', access: 'public', isRepeatable: true },
  'catalog.productCards': { method: 'POST', path: '/product-cards', access: 'public', isRepeatable: true },
  'catalog.productsByHandle': {
    method: 'POST',
    path: '/products-by-handle',
    access: 'public',
    apiVersion: '3.0',
    isRepeatable: true,
  },
  'catalog.search': { path: '/search', access: 'public' },
  'catalog.popularSearches': { path: '/popular-searches' },
  'catalog.similar': { method: 'POST', path: '/similar-products', access: 'public', isRepeatable: true },
  'catalog.alternative': { path: '/alternative-products', access: 'public' },
  'catalog.bestSelling': { path: '/best-selling', access: 'public' },
  'catalog.recommended': { path: '/recommended', access: 'public' },
  'catalog.popularInArea': { path: '/popular-in-area', access: 'public' },
  'catalog.brandLabel': { path: '/brands/:handle/label', access: 'public' },
  'catalog.categoryLabel': {
    path: '/categories/:handle/label',
    access: 'public',
  },
  'catalog.tiles': { path: '/tiles/:group', access: 'public' },
  'catalog.banners': { path: '/banners', access: 'public' },
  'catalog.deeplink': { method: 'POST', path: '/deeplinks', access: 'public', isRepeatable: true },
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
