import type { Offer } from '@krishi/storefront-core/contract'
import { couponStanding } from '@krishi/storefront-core/coupons'
import { sum } from '@krishi/storefront-core/money'
import { err, ok } from '@krishi/storefront-core/result'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import type { CouponsPort } from './coupons-port.ts'

/** The coupon of a shop in memory; null for a code that it does not have. */
export function findOffer(backend: MemoryBackend, code: string): Offer | null {
  return backend.shop().offers.find(({ name }) => name === code.trim().toUpperCase()) ?? null
}

/** The coupons of a shop in memory. */
export function createMemoryCouponsPort(backend: MemoryBackend): CouponsPort {
  function priceOf(variantId: string): number {
    const variants = backend.shop().products.flatMap((product) => product.variants)
    return variants.find(({ id }) => id === variantId)?.price ?? 0
  }

  return {
    available: (_, options) => backend.answer('coupons.available', options, () => ok(backend.shop().offers)),
    validate: ({ discountCode, cartInfo }, options) =>
      backend.answer('coupons.validate', options, () => {
        const coupon = findOffer(backend, discountCode)
        if (coupon === null) return err('coupon/unknown', { serverMessage: 'We do not know this coupon code.' })
        const total = sum(cartInfo.map(({ variantId, quantity }) => priceOf(variantId) * quantity))
        const standing = couponStanding(coupon, total, backend.clock.now())
        if (standing.status === 'active') return ok({ coupon, discountAmount: standing.value })
        return standing.status === 'expired'
          ? err('coupon/over', { serverMessage: 'This coupon is over.' })
          : err('coupon/below-minimum', { serverMessage: 'Your cart is below the minimum of this coupon.' })
      }),
  }
}
