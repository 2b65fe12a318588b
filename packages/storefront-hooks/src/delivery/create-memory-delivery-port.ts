import type { PincodeInfo } from '@krishi/storefront-core/address'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { DeliveryPort, LocatedPlace } from './delivery-port.ts'
import { memoryEstimate } from './memory-estimate.ts'

/** Delivery days and places of a shop in memory: whoever asks stands at its first pincode. */
export function createMemoryDeliveryPort(backend: MemoryBackend): DeliveryPort {
  const here = (): Result<LocatedPlace, PortErrorCode> => {
    const [place] = backend.shop().pincodes
    return place ? ok(toPlace(place)) : err('request/not-found')
  }
  return {
    estimatedDelivery: ({ pincode, productId, variantId }, options) =>
      backend.answer('delivery.estimatedDelivery', options, () => {
        const { products, pincodes } = backend.shop()
        const product = products.find((known) => known.productId === productId)
        if (!product?.variants.some(({ id }) => id === variantId)) return err('request/not-found')
        if (pincodes.every((known) => known.pincode !== pincode)) return ok({ kind: 'invalid-pincode' })
        return ok(memoryEstimate(backend, pincode))
      }),
    reverseLookup: (_position, options) => backend.answer('delivery.reverseLookup', options, here),
    ipLookup: (options) => backend.answer('delivery.ipLookup', options, () => ok('203.0.113.7')),
    ipToLocation: (_input, options) => backend.answer('delivery.ipToLocation', options, here),
  }
}

function toPlace(place: PincodeInfo): LocatedPlace {
  return { ...place, latitude: 12.3, longitude: 76.65, country: 'India' }
}
