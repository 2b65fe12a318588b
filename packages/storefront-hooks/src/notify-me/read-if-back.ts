import { variantAvailability } from '@krishi/storefront-core/availability'
import { productOptions } from '../catalog/index.ts'
import type { Storefront } from '../storefront/create-storefront.ts'

/** The pack of a product. */
export interface PackOfProduct {
  /** The product's. */
  readonly handle: string
  readonly variantId: string
}

/** Reads a product again, for all who watch it too: whether the pack can be bought. False when it cannot be read. */
export async function readIfBack(
  { queries, ports, locale }: Pick<Storefront, 'queries' | 'ports' | 'locale'>,
  { handle, variantId }: PackOfProduct,
): Promise<boolean> {
  try {
    const client = await queries.client()
    const product = await client.query({ ...productOptions(ports, { handle, locale }), staleTime: 0 })
    const pack = product.variants.find(({ id }) => id === variantId)
    return pack !== undefined && variantAvailability(pack).forSale
  } catch {
    return false
  }
}
