import type { HttpClient } from '../http/index.ts'
import { toCollection, toListingPage, toMenu, toProductDetail } from './catalog-codec.ts'
import type { CatalogKey, CatalogPort } from './catalog-port.ts'

/** Reads the catalogue from the API. */
export function createHttpCatalogPort(client: HttpClient): CatalogPort {
  return {
    collection: (key, options) => client.call('catalog.collection', byHandle(key), toCollection, options),
    product: (key, options) => client.call('catalog.product', byHandle(key), toProductDetail, options),
    menu: ({ locale }, options) => client.call('catalog.menu', { query: { language: locale } }, toMenu, options),
    listing: ({ handle, locale, filters, sort, pageNum, pageSize }, options) =>
      client.call(
        'catalog.collectionProducts',
        { body: { handleName: [handle], filters, sort: { by: sort }, pageNum, pageSize, language: locale } },
        toListingPage,
        options,
      ),
  }
}

function byHandle({ handle, locale }: CatalogKey) {
  return { path: { handle }, query: { language: locale } }
}
