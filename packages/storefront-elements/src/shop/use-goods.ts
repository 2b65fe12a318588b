import type { LocalizedText, Product } from '@krishi/storefront-core/catalog'
import { noFilters } from '@krishi/storefront-hooks/catalog'
import { useCallback } from 'react'
import type { Shop } from './shop.ts'
import { useShop } from './shop.ts'
import { useAnswer } from './use-answer.ts'

/** Products that are shown together; at least one. */
export interface Goods {
  readonly products: readonly Product[]
  /** The name of their collection; null where they were chosen one by one. */
  readonly title: LocalizedText | null
}

/** Which products. */
export interface GoodsChoice {
  /** The handle of a collection, which goes before `handles`. */
  readonly collection: string | null
  /** Handles of products, with spaces between. */
  readonly handles: string | null
  /** How many of the collection. */
  readonly limit: number
}

async function readCollection(
  { storefront: { ports, locale } }: Shop,
  handle: string,
  pageSize: number,
): Promise<Goods | null> {
  const [collection, page] = await Promise.all([
    ports.catalog.collection({ handle, locale }),
    ports.catalog.listing({ handle, locale, filters: noFilters, sort: 'best-selling', pageNum: 1, pageSize }),
  ])
  return collection.ok && page.ok ? { title: collection.value.title, products: page.value.products } : null
}

async function readChosen({ readProduct }: Shop, handles: string): Promise<Goods> {
  const found = await Promise.all(handles.split(' ').map(readProduct))
  return { title: null, products: found.filter((product) => product !== null) }
}

/** The products of a collection, what sells best first, or those that are named. Null until they are read, and where there are none. */
export function useGoods({ collection, handles, limit }: GoodsChoice): Goods | null {
  const shop = useShop()
  const read = useCallback(
    async (key: string) => {
      const goods = await (collection === null ? readChosen(shop, key) : readCollection(shop, collection, limit))
      return goods && goods.products.length > 0 ? goods : null
    },
    [shop, collection, limit],
  )
  const chosen = handles?.trim().replaceAll(/\s+/g, ' ') || null
  return useAnswer(collection === null ? chosen : `${collection} ${limit}`, read)
}
