import type { Product } from '@krishi/storefront-core/catalog'
import type { Connection } from './connection.ts'
import type { Shop } from './shop.ts'

type Products = ReadonlyMap<string, Product>

/**
 * Reads products by their handles, with one call for all that are asked for at the same time. What was read is kept; a call that
 * failed is made again when it is asked for again.
 */
export function createProductReader(readProducts: Connection['readProducts']): Shop['readProduct'] {
  const known = new Map<string, Promise<Products>>()
  let gathering: { readonly handles: string[]; readonly answer: Promise<Products> } | null = null

  async function read(handles: readonly string[]): Promise<Products> {
    // Those that ask in the same turn of the page come along.
    await Promise.resolve()
    gathering = null
    try {
      const products = await readProducts(handles)
      return new Map(products.map((product) => [product.handle, product]))
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
