import { isPriceNarrowed, listedVariant } from '@krishi/storefront-core/availability'
import type { Product } from '@krishi/storefront-core/catalog'
import type { CatalogPort, ListingPage, ListingQuery } from '@krishi/storefront-hooks/catalog'
import { Listing, ListingPlace, type ListingQuery as ListingAnswer } from '../generated/operations.ts'
import { toProductFilters, toSort, totalOf } from './facets.ts'
import { languageOf } from './language.ts'
import { placeOfPage } from './page-place.ts'
import type { ShopifyCall } from './shopify-client.ts'
import { toCard } from './to-product.ts'

/** The collection that stands for the whole shop. The owner makes it: Shopify lists by filters in collections only. */
const allProducts = 'all'

/** Listings of a shop at Shopify: one call a page that goes on by its cursor. */
export function createListing(call: ShopifyCall): CatalogPort['listing'] {
  const listing: CatalogPort['listing'] = async (query, options) => {
    const { handle, filters, sort, pageSize, locale } = query
    const narrowed = { handle: handle ?? allProducts, filters: toProductFilters(filters), ...toSort(sort) }
    const place = await placeOfPage(query, (part) =>
      call(
        ListingPlace,
        { ...narrowed, ...part },
        ({ collection }) => collection && collection.products.pageInfo,
        options,
      ),
    )
    if (!place.ok) return place
    const page = await call(
      Listing,
      { ...narrowed, first: pageSize, after: place.value, language: languageOf(locale) },
      ({ collection }) => collection && toPage(collection.products, query),
      options,
    )
    const isForeignCursor = !page.ok && page.error.code === 'request/invalid' && Boolean(query.cursor)
    return isForeignCursor ? listing({ ...query, cursor: null }, options) : page
  }
  return listing
}

type Found = NonNullable<ListingAnswer['collection']>['products']

function toPage({ nodes, pageInfo, filters }: Found, query: ListingQuery): ListingPage {
  const products = nodes.map((card) => toCard(card, query.locale))
  const { hasNextPage, endCursor } = pageInfo
  return {
    products: inOrderOfRange(products, query),
    isEndReached: !hasNextPage,
    total: totalOf(filters, query.filters) ?? products.length,
    cursor: hasNextPage ? endCursor : null,
  }
}

/** Within a range of prices Shopify still sorts by the lowest price of a product: the page is put in order by the packs that it shows. */
function inOrderOfRange(products: readonly Product[], { sort, filters }: ListingQuery): readonly Product[] {
  if (!sort.startsWith('price') || !isPriceNarrowed(filters.price)) return products
  const sign = sort === 'price-low-to-high' ? 1 : -1
  const priceOf = (product: Product) => listedVariant(product, filters)?.price ?? 0
  return products.toSorted((a, b) => sign * (priceOf(a) - priceOf(b)))
}
