import type { PackWish } from '@krishi/storefront-core/notify-me'
import { canAwait } from '@krishi/storefront-core/notify-me'
import { err, ok } from '@krishi/storefront-core/result'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import { createMemoryIdentity } from '../session/memory-identity.ts'
import type { NotifyMePort } from './notify-me-port.ts'

/** Keeps what was sent in memory, where a test can read it. */
export interface MemoryNotifyMePort extends NotifyMePort {
  readonly sent: readonly PackWish[]
}

/** Keeps the wishes of `identity` for packs of a shop in memory; without one a guest's, who is refused. */
export function createMemoryNotifyMePort(
  backend: MemoryBackend,
  identity = createMemoryIdentity(),
): MemoryNotifyMePort {
  const sent: PackWish[] = []
  const open = new Set<string>()
  const isGuest = () => identity.user().isGuestUser !== false
  const keyOf = (variantId: string) => `${identity.user().userId ?? ''} ${variantId}`
  function canOpen(variantId: string): boolean | null {
    for (const product of backend.shop().products) {
      const variant = product.variants.find(({ id }) => id === variantId)
      if (variant) return canAwait(product, variant)
    }
    return null
  }

  return {
    sent,
    status: ({ variantId }, options) =>
      backend.answer('notifyMe.status', options, () =>
        isGuest() ? err('auth/forbidden') : ok(open.has(keyOf(variantId))),
      ),
    put: (wish, options) =>
      backend.answer('notifyMe.put', options, () => {
        if (isGuest()) return err('auth/forbidden')
        const { isOpen, variant } = wish
        const isOpenable = canOpen(variant.id)
        if (isOpenable === null) return err('request/not-found')
        if (isOpen && !isOpenable) return err('request/conflict')
        sent.push(wish)
        if (isOpen) open.add(keyOf(variant.id))
        else open.delete(keyOf(variant.id))
        return ok(isOpen)
      }),
  }
}
