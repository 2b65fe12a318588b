import { readEta } from '@krishi/storefront-core/delivery'
import type { DeliveryEta } from '@krishi/storefront-core/delivery'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'

/** What a shop in memory says of a pincode that it delivers to: what the shop names, else two to three days. */
export function memoryEstimate(backend: MemoryBackend, pincode: string): DeliveryEta {
  return readEta(backend.shop().estimates[pincode] ?? { eta: '2-3', type: 'DAY' })
}
