export type {
  Alternative,
  AlternativeQuery,
  CatalogKey,
  CatalogPort,
  CountsQuery,
  ListingFilters,
  ListingPage,
  ListingQuery,
  PageToOpen,
  PopularSearches,
  ProductsPage,
  SearchPage,
  SearchQuery,
  SimilarQuery,
} from './catalog-port.ts'
export {
  collectionOptions,
  filterCountsOptions,
  filterOptionsOptions,
  listingOptions,
  productOptions,
} from './catalog-queries.ts'
export type { CatalogPorts, Listing } from './catalog-queries.ts'
export { noFilters } from './no-filters.ts'
export type {
  BrandLabel,
  ByHandleQuery,
  CategoryLabel,
  ProductPart,
  ShowcasePort,
  StripName,
  StripQuery,
  Tiles,
  TilesQuery,
} from './showcase-port.ts'
export { createHttpCatalogPort } from './create-http-catalog-port.ts'
export { toProductsPage } from './catalog-codec.ts'
export { deeplinkOptions, useDeeplink } from './use-deeplink.ts'
export { useCollection, useFilterCounts, useFilterOptions, useProduct } from './use-catalog.ts'
export { createFilterSheet } from './create-filter-sheet.ts'
export type { FilterSheetState, FilterSheetStore, SheetSection } from './create-filter-sheet.ts'
export { useFilterSheet } from './use-filter-sheet.ts'
export { menuOptions, useMenu, useMenuLinks } from './use-menu.ts'
export type { Menu } from './use-menu.ts'
export { useListing } from './use-listing.ts'
export type { ListingView } from './use-listing.ts'
