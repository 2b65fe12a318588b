import { err, ok } from '@krishi/storefront-core/result'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { SharePort } from './share-port.ts'

/** Makes short links of the products of a shop in memory. */
export function createMemorySharePort(backend: MemoryBackend): SharePort {
  return {
    shortLink: ({ productId, handleName }, options) =>
      backend.answer('share.shortLink', options, () =>
        backend.shop().products.some((product) => product.productId === productId && product.handle === handleName)
          ? ok(`https://shop.example/s/${productId}`)
          : err('request/not-found'),
      ),
  }
}
