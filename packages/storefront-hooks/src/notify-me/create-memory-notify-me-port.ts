import type { NotifyMeRequest, NotifyMeStatus } from '@krishi/storefront-core/contract'
import { canAwait } from '@krishi/storefront-core/notify-me'
import { err, ok } from '@krishi/storefront-core/result'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import { createMemoryIdentity } from '../session/memory-identity.ts'
import type { NotifyMePort } from './notify-me-port.ts'

/** Keeps what was sent in memory, where a test can read it. */
export interface MemoryNotifyMePort extends NotifyMePort {
  readonly sent: readonly NotifyMeRequest[]
}

/** Keeps the requests of `identity` for packs of a shop in memory; without one a guest's, who is refused. */
export function createMemoryNotifyMePort(
  backend: MemoryBackend,
  identity = createMemoryIdentity(),
): MemoryNotifyMePort {
  const sent: NotifyMeRequest[] = []
  const kept = new Map<string, NotifyMeStatus>()
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
        isGuest() ? err('auth/forbidden') : ok(kept.get(keyOf(variantId)) ?? null),
      ),
    put: (request, options) =>
      backend.answer('notifyMe.put', options, () => {
        if (isGuest()) return err('auth/forbidden')
        const { reference } = request.requestDetails
        const isOpenable = canOpen(reference)
        if (isOpenable === null) return err('request/not-found')
        if (request.status === 'OPEN' && !isOpenable) return err('request/conflict')
        sent.push(request)
        kept.set(keyOf(reference), request.status)
        return ok(request.status)
      }),
  }
}
