import type { HttpClient } from '../http/index.ts'
import { toProductsPage } from './catalog-codec.ts'
import { toBanners, toBrandLabel, toCategoryLabel, toTiles } from './showcase-codec.ts'
import type { ShowcasePort, StripName } from './showcase-port.ts'

const operations = {
  'best-selling': 'catalog.bestSelling',
  recommended: 'catalog.recommended',
  'popular-in-area': 'catalog.popularInArea',
} as const satisfies Record<StripName, string>

/** Reads the showcase from the API. */
export function createHttpShowcase(client: HttpClient): ShowcasePort {
  return {
    strip: ({ name, locale, ...query }, options) =>
      client.call(operations[name], { query: { ...query, language: locale } }, toProductsPage, options),
    productsByHandle: ({ handles, locale, ...page }, options) =>
      client.call(
        'catalog.productsByHandle',
        { body: { ...page, handleName: handles, language: locale } },
        toProductsPage,
        options,
      ),
    tiles: ({ group, limit, locale }, options) =>
      client.call('catalog.tiles', { path: { group }, query: { limit, language: locale } }, toTiles, options),
    banners: ({ locale }, options) =>
      client.call('catalog.banners', { query: { language: locale } }, toBanners, options),
    brand: ({ handle, locale }, options) =>
      client.call('catalog.brandLabel', { path: { handle }, query: { language: locale } }, toBrandLabel, options),
    category: ({ handle, locale }, options) =>
      client.call('catalog.categoryLabel', { path: { handle }, query: { language: locale } }, toCategoryLabel, options),
  }
}
