import { commonCategories } from '@krishi/storefront-core/catalog'
import type { CatalogPort } from '@krishi/storefront-hooks/catalog'
import { Search, SearchPlace } from '../generated/operations.ts'
import { languageOf } from './language.ts'
import { placeOfPage } from './page-place.ts'
import type { ShopifyCall } from './shopify-client.ts'
import { toCard } from './to-product.ts'

/**
 * Products by words. The last word may be unfinished, so that the search box shows the first of what its page will show: what Shopify
 * calls a predictive search knows no pages and orders otherwise.
 */
export function createShopifySearch(call: ShopifyCall): CatalogPort['search'] {
  return async (query, options) => {
    const { term, locale, pageSize } = query
    const place = await placeOfPage(query, (part) =>
      call(SearchPlace, { term, ...part }, ({ search }) => search.pageInfo, options),
    )
    if (!place.ok) return place
    return call(
      Search,
      { term, first: pageSize, after: place.value, language: languageOf(locale) },
      ({ search: { nodes, pageInfo } }) => {
        const products = nodes.map((card) => toCard(card, locale))
        return {
          products,
          isEndReached: !pageInfo.hasNextPage,
          cursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
          categories: commonCategories(products.map(({ category }) => category).filter(({ handle }) => handle !== '')),
          isNear: false,
        }
      },
      options,
    )
  }
}
