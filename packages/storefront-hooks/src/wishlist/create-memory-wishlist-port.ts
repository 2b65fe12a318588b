import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { MemoryIdentity } from '../session/memory-identity.ts'
import { createMemoryIdentity } from '../session/memory-identity.ts'
import type { WishlistPort } from './wishlist-port.ts'

/** Keeps a wishlist in memory for each shopper of `identity`. */
export function createMemoryWishlistPort(
  backend: MemoryBackend,
  identity: Pick<MemoryIdentity, 'user'> = createMemoryIdentity(),
): WishlistPort {
  /** Ids of products by shopper, the newest first. */
  const lists = new Map<string, readonly string[]>()
  const wishOf = (productId: string) => `wish-${productId}`

  /** Does something with the list of whoever is signed in. */
  function inList<Value>(
    work: (list: readonly string[], keep: (list: readonly string[]) => void) => Result<Value, PortErrorCode>,
  ): Result<Value, PortErrorCode> {
    const { userId = '', isGuestUser = true } = identity.user()
    if (isGuestUser) return err('auth/forbidden')
    return work(lists.get(userId) ?? [], (list) => void lists.set(userId, list))
  }
  const find = (productId: string) => backend.shop().products.find((product) => product.productId === productId)

  return {
    all: (_query, options) =>
      backend.answer('wishlist.all', options, () =>
        inList((list) =>
          ok(
            list.flatMap((productId) => {
              const product = find(productId)
              return product ? [{ id: wishOf(productId), product }] : []
            }),
          ),
        ),
      ),
    create: ({ productId }, options) =>
      backend.answer('wishlist.create', options, () =>
        inList((list, keep) => {
          if (!find(productId)) return err('request/not-found')
          if (!list.includes(productId)) keep([productId, ...list])
          return ok(wishOf(productId))
        }),
      ),
    remove: ({ id }, options) =>
      backend.answer('wishlist.remove', options, () =>
        inList((list, keep) => {
          const rest = list.filter((productId) => wishOf(productId) !== id)
          if (rest.length === list.length) return err('request/not-found')
          keep(rest)
          return ok(null)
        }),
      ),
  }
}
