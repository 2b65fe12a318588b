import { completePorts } from '@krishi/storefront-hooks/capabilities'
import type { CartPort } from '@krishi/storefront-hooks/cart'
import type { CatalogPort, ListingQuery } from '@krishi/storefront-hooks/catalog'
import type { StorefrontPorts } from '@krishi/storefront-hooks/storefront'
import { readCollection, readGoods, readPrices, readProduct } from './read-answers.ts'
import { createRestClient, type RestCall } from './rest-client.ts'

/** The query of a listing page. This shop sorts by price or not at all, and narrows by price alone. */
function listingPath({ sort, filters, pageNum, pageSize }: ListingQuery): string {
  const query = new URLSearchParams({ page: String(pageNum), size: String(pageSize) })
  if (sort === 'price-low-to-high') query.set('price', 'up')
  if (sort === 'price-high-to-low') query.set('price', 'down')
  const { minPrice, maxPrice } = filters.price
  if (minPrice !== null) query.set('min', String(minPrice / 100))
  if (maxPrice !== null) query.set('max', String(maxPrice / 100))
  return `/goods?${query}`
}

function createRestCatalog(call: RestCall): Pick<CatalogPort, 'collection' | 'listing' | 'product'> {
  return {
    collection: ({ handle }, options) => call(`/groups/${handle}`, readCollection, options),
    product: ({ handle }, options) => call(`/goods/${handle}`, readProduct, options),
    async listing(query, options) {
      const page = await call(listingPath(query), readGoods, options)
      if (!page.ok) return page
      const isEndReached = query.pageNum * query.pageSize >= page.value.total
      return { ok: true, value: { ...page.value, isEndReached, cursor: null } }
    },
  }
}

function createRestCart(call: RestCall): Pick<CartPort, 'price'> {
  return {
    price: ({ lines }, options) =>
      call('/quote', readPrices, { ...options, body: lines.map(({ productId }) => productId) }),
  }
}

/** The ports of the shop at `url`: its catalogue and its cart. Everything else answers 'port/unsupported'. */
export function createRestPorts(url: string): StorefrontPorts {
  const call = createRestClient(url)
  return completePorts({ catalog: createRestCatalog(call), cart: createRestCart(call) })
}
