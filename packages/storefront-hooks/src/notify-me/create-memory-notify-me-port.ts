import type { NotifyMeRequest, NotifyMeStatus } from '@krishi/storefront-core/contract'
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
  const sells = (variantId: string) =>
    backend.shop().products.some(({ variants }) => variants.some(({ id }) => id === variantId))

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
        if (!sells(reference)) return err('request/not-found')
        sent.push(request)
        kept.set(keyOf(reference), request.status)
        return ok(request.status)
      }),
  }
}
