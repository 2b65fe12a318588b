import { useStore } from 'zustand/react'
import { localKeys } from '../storage/index.ts'
import type { Storefront } from '../storefront/create-storefront.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { createRecentSearches } from './create-recent-searches.ts'
import type { SearchStoreOptions } from './create-search-store.ts'
import { createSearchStore } from './create-search-store.ts'
import { popularSearchesOptions, searchBoxSize } from './search-queries.ts'
import type { SearchActions, SearchState, SearchStore, SearchVariant } from './search-store.ts'

const stores = new WeakMap<Storefront, Map<SearchVariant, SearchStore>>()

/** The search box of a storefront for one variant: one for all its views, made when the first of them asks. */
export function searchOf(storefront: Storefront, variant: SearchVariant): SearchStore {
  const known = stores.get(storefront) ?? new Map<SearchVariant, SearchStore>()
  stores.set(storefront, known)
  const store = known.get(variant) ?? createSearchStore(optionsOf(storefront, variant))
  known.set(variant, store)
  return store
}

/** The search box: what is typed, what it finds, and what can be done with it [11.1 - 11.7]. */
export function useSearch(variant: SearchVariant): SearchState & SearchActions {
  const store = searchOf(useStorefront(), variant)
  return { ...useStore(store), ...store.actions }
}

function optionsOf(storefront: Storefront, variant: SearchVariant): SearchStoreOptions {
  const { clock, storage, session, errors, settings } = storefront
  const { searchDebounceDelayInMs, minSearchCharacters, isAbortPrevStrokeSearAPIEnabled } = settings.searchConfig
  const isOfProducts = variant === 'products'
  const key = isOfProducts ? localKeys.recentSearches : localKeys.recentArticleSearches
  return {
    clock,
    openSession: session.open,
    report: errors.report,
    reportsFailure: !isOfProducts,
    recent: createRecentSearches(storage, key),
    debounceMs: searchDebounceDelayInMs,
    minCharacters: minSearchCharacters,
    abortsPrevious: isAbortPrevStrokeSearAPIEnabled,
    find: isOfProducts ? findProducts(storefront) : findArticles(storefront),
    ...(isOfProducts && settings.searchConfig.enablePopularSearches && { readPopular: readPopular(storefront) }),
  }
}

function findProducts({ ports, locale }: Storefront): SearchStoreOptions['find'] {
  return async (term, options) => {
    const query = { term, locale, pageNum: 1, pageSize: searchBoxSize, cursor: null }
    const found = await ports.catalog.search(query, options)
    if (!found.ok) return found
    const { products, isNear } = found.value
    return {
      ok: true,
      value: { kind: 'products', products: products.slice(0, searchBoxSize), nearTo: isNear ? term : undefined },
    }
  }
}

function findArticles({ ports, locale }: Storefront): SearchStoreOptions['find'] {
  return async (term, options) => {
    const query = { term, locale, pageNum: 1, pageSize: searchBoxSize }
    const found = await ports.community.searchArticles(query, options)
    if (!found.ok) return found
    return { ok: true, value: { kind: 'articles', articles: found.value.slice(0, searchBoxSize) } }
  }
}

/** Reads what is searched often, or gives what the cache has of it that is not older than 900 s. */
export function readPopular({ ports, locale, queries }: Storefront): NonNullable<SearchStoreOptions['readPopular']> {
  return async (userId) => {
    const client = await queries.client()
    return client.query(popularSearchesOptions(ports, { userId, locale }))
  }
}
