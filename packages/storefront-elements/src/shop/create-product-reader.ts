import type { Product } from '@krishi/storefront-core/catalog'
import { toProductsPage } from '@krishi/storefront-hooks/catalog'
import type { Place } from '../loader/place.ts'
import type { Shop } from './shop.ts'

type Products = ReadonlyMap<string, Product>

/** The call `catalog.productCards`, without the client of all calls: it is the only one before a button can be pressed. */
async function fetchProducts({ origin, locale }: Place, handles: readonly string[]): Promise<Products> {
  const answer = await fetch(`${origin}/api/product-cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', source: 'WEB', 'user-language': locale },
    body: JSON.stringify({ handleName: handles, language: locale }),
  })
  const page = answer.ok ? toProductsPage(await answer.json()) : undefined
  if (page === undefined) throw new Error(`The shop did not tell its products: ${String(answer.status)}`)
  return new Map(page.products.map((product) => [product.handle, product]))
}

/**
 * Reads products by their handles, with one call for all that are asked for at the same time. What was read is kept; a call that
 * failed is made again when it is asked for again.
 */
export function createProductReader(place: Place): Shop['readProduct'] {
  const known = new Map<string, Promise<Products>>()
  let gathering: { readonly handles: string[]; readonly answer: Promise<Products> } | null = null

  async function read(handles: readonly string[]): Promise<Products> {
    // Those that ask in the same turn of the page come along.
    await Promise.resolve()
    gathering = null
    try {
      return await fetchProducts(place, handles)
    } catch (error) {
      for (const handle of handles) known.delete(handle)
      throw error
    }
  }

  function gather(handle: string): Promise<Products> {
    if (gathering === null) {
      const handles: string[] = []
      gathering = { handles, answer: read(handles) }
    }
    gathering.handles.push(handle)
    known.set(handle, gathering.answer)
    return gathering.answer
  }

  return async (handle) => {
    try {
      return (await (known.get(handle) ?? gather(handle))).get(handle) ?? null
    } catch {
      return null
    }
  }
}
