import type { ProductDetail } from '@krishi/storefront-core/catalog'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import { brandHandle, productsOf } from './memory-listing.ts'
import type { ProductPart, ShowcasePort } from './showcase-port.ts'

interface Page {
  readonly pageNum: number
  readonly pageSize: number
}

/** The shop window of a shop in memory: its products as they stand, its best rated, and what follows from them. */
export function createMemoryShowcase(backend: MemoryBackend): ShowcasePort {
  return {
    strip: ({ name, ...page }, options) =>
      backend.answer('catalog.strip', options, () => {
        const { products } = backend.shop()
        const byRating = (a: ProductDetail, b: ProductDetail) => b.rating.average - a.rating.average
        return ok(part(name === 'recommended' ? [...products].sort(byRating) : products, page))
      }),
    productsByHandle: ({ handles, ...page }, options) =>
      backend.answer('catalog.productsByHandle', options, () =>
        ok(
          part(
            handles.flatMap((handle) => productsOf(backend.shop(), handle)),
            page,
          ),
        ),
      ),
    tiles: ({ group, limit }, options) =>
      backend.answer('catalog.tiles', options, () => {
        const tiles = backend.shop().tiles[group]
        return ok({ tiles: tiles.slice(0, limit), total: tiles.length })
      }),
    banners: (_input, options) => backend.answer('catalog.banners', options, () => ok(backend.shop().banners)),
    brand: ({ handle }, options) =>
      backend.answer('catalog.brand', options, () => {
        const own = backend.shop().products.filter((product) => brandHandle(product) === handle)
        const [first] = own
        if (!first) return notFound
        const categoryHandles = [...new Set(own.map(({ category }) => category.handle))]
        return ok({ handle, title: first.vendorName, descriptionHtml: null, categoryHandles })
      }),
    category: ({ handle }, options) =>
      backend.answer('catalog.category', options, () => {
        const known = backend.shop().collections.find(({ collection }) => collection.handle === handle)
        return known ? ok(known.collection) : notFound
      }),
  }
}

const notFound: Result<never, PortErrorCode> = err('request/not-found')

function part(products: readonly ProductDetail[], { pageNum, pageSize }: Page): ProductPart {
  const end = pageNum * pageSize
  return { products: products.slice(end - pageSize, end), isEndReached: end >= products.length }
}
