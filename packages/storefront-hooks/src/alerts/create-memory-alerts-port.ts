import type { AlertRequest } from '@krishi/storefront-core/alerts'
import { err, ok } from '@krishi/storefront-core/result'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { AlertsPort } from './alerts-port.ts'

/** Keeps in memory what browsers are told of. */
export function createMemoryAlertsPort(backend: MemoryBackend): AlertsPort {
  const kept = new Set<string>()
  const keyOf = ({ endpoint, variantId }: Pick<AlertRequest, 'endpoint' | 'variantId'>) =>
    `${endpoint} ${variantId ?? ''}`
  const isSold = (id: string) => backend.shop().products.some(({ variants }) => variants.some((pack) => pack.id === id))
  return {
    key: (options) => backend.answer('alerts.key', options, () => ok('the-key-of-the-shop')),
    status: (input, options) => backend.answer('alerts.status', options, () => ok(kept.has(keyOf(input)))),
    put: (request, options) =>
      backend.answer('alerts.put', options, () => {
        const { variantId, isOn } = request
        if (isOn && variantId !== null && !isSold(variantId)) return err('request/not-found')
        if (isOn) kept.add(keyOf(request))
        else kept.delete(keyOf(request))
        return ok(isOn)
      }),
  }
}
