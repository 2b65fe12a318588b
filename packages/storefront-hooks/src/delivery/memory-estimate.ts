import type { DeliveryEta } from '@krishi/storefront-core/delivery'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'

/** What a shop in memory says of a pincode that it delivers to: what the shop names, else two to three days. */
export function memoryEstimate(backend: MemoryBackend, pincode: string): DeliveryEta {
  return backend.shop().estimates[pincode] ?? { kind: 'days', from: 2, to: 3 }
}
