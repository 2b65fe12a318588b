export { createRecentSearches } from './create-recent-searches.ts'
export type { RecentSearches } from './create-recent-searches.ts'
export { createSearchStore, DATA_LAYER_SEARCH_DEBOUNCE_MS } from './create-search-store.ts'
export type { SearchStoreOptions } from './create-search-store.ts'
export {
  foundArticlesOptions,
  foundProductsOptions,
  popularSearchesOptions,
  searchBoxSize,
  searchPageSize,
} from './search-queries.ts'
export type { FoundList, SearchPageParam, SearchPorts } from './search-queries.ts'
export type { SearchActions, SearchFindings, SearchState, SearchStore, SearchVariant } from './search-store.ts'
export { useFoundArticles, useFoundProducts } from './use-found.ts'
export type { FoundProductsView, FoundView } from './use-found.ts'
export { usePopularSearches } from './use-popular-searches.ts'
export { searchOf, useSearch } from './use-search.ts'
