import type { RedeemedCart } from '@krishi/storefront-core/contract'
import { err, ok } from '@krishi/storefront-core/result'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { SharePort } from './share-port.ts'

/** Makes short links of the products of a shop in memory, and gives each of its handed-over carts once. */
export function createMemorySharePort(backend: MemoryBackend): SharePort {
  const used = new Set<string>()
  return {
    shortLink: ({ productId, handle }, options) =>
      backend.answer('share.shortLink', options, () =>
        backend.shop().products.some((product) => product.productId === productId && product.handle === handle)
          ? ok(`https://shop.example/s/${productId}`)
          : err('request/not-found'),
      ),
    takeCart: (code, options) =>
      backend.answer<RedeemedCart>('share.takeCart', options, () => {
        const lines = backend.shop().handovers?.[code]
        if (used.has(code) || !lines) return ok({ status: lines ? 'used' : 'expired' })
        used.add(code)
        return ok({ status: 'taken', lines })
      }),
  }
}
