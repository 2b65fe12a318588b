import { ok } from '@krishi/storefront-core/result'
import type { HttpClient } from '../http/index.ts'
import {
  toAlternative,
  toCollection,
  toDeeplink,
  toListingPage,
  toMenu,
  toPopularSearches,
  toProductDetail,
  toProductsPage,
  toSearchPage,
} from './catalog-codec.ts'
import { createHttpShowcase } from './create-http-showcase.ts'
import { toFilterCounts, toFilterOptions } from './filter-codec.ts'
import type { CatalogKey, CatalogPort } from './catalog-port.ts'

/** Reads the catalogue from the API. */
export function createHttpCatalogPort(client: HttpClient): CatalogPort {
  return {
    ...createHttpShowcase(client),
    collection: (key, options) => client.call('catalog.collection', byHandle(key), toCollection, options),
    product: (key, options) => client.call('catalog.product', byHandle(key), toProductDetail, options),
    menu: ({ locale }, options) => client.call('catalog.menu', { query: { language: locale } }, toMenu, options),
    filterOptions: ({ handle, locale }, options) =>
      client.call(
        'catalog.filterOptions',
        { query: { handleName: handle, language: locale } },
        toFilterOptions,
        options,
      ),
    filterCounts: ({ handle, filters }, options) =>
      client.call('catalog.filterCounts', { body: { handleName: [handle], filters } }, toFilterCounts, options),
    similar: ({ locale, ...query }, options) =>
      client.call('catalog.similar', { body: { ...query, language: locale } }, toProductsPage, options),
    alternative: ({ locale, ...query }, options) =>
      client.call('catalog.alternative', { query: { ...query, language: locale } }, toAlternative, options),
    async productCards({ handles, locale }, options) {
      const body = { handleName: handles, language: locale }
      const answer = await client.call('catalog.productCards', { body }, toProductsPage, options)
      return answer.ok ? ok(answer.value.products) : answer
    },
    listing({ handle, locale, sort, cursor, ...query }, options) {
      const body = { ...query, sort: { by: sort }, language: locale, cursor: cursor ?? undefined }
      return handle === null
        ? client.call('catalog.productsListing', { body }, toListingPage, options)
        : client.call('catalog.collectionProducts', { body: { ...body, handleName: [handle] } }, toListingPage, options)
    },
    search: ({ term, locale, cursor, ...page }, options) =>
      client.call(
        'catalog.search',
        { query: { ...page, query: term, language: locale, cursor: cursor ?? undefined } },
        toSearchPage,
        options,
      ),
    popularSearches: ({ userId, locale }, options) =>
      client.call('catalog.popularSearches', { query: { userId, language: locale } }, toPopularSearches, options),
    deeplink: (body, options) => client.call('catalog.deeplink', { body }, toDeeplink, options),
  }
}

function byHandle({ handle, locale }: CatalogKey) {
  return { path: { handle }, query: { language: locale } }
}
