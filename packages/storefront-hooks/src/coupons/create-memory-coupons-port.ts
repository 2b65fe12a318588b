import { couponStanding, isCouponOver } from '@krishi/storefront-core/coupons'
import { sum } from '@krishi/storefront-core/money'
import { err, ok } from '@krishi/storefront-core/result'
import type { MemoryBackend, MemoryCoupon } from '../memory/create-memory-backend.ts'
import type { CouponsPort } from './coupons-port.ts'

/** The coupon of a shop in memory; null for a code that it does not have. */
export function findOffer(backend: MemoryBackend, code: string): MemoryCoupon | null {
  return backend.shop().offers.find(({ name }) => name === code.trim().toUpperCase()) ?? null
}

/** The coupons of a shop in memory. */
export function createMemoryCouponsPort(backend: MemoryBackend): CouponsPort {
  function priceOf(variantId: string): number {
    const variants = backend.shop().products.flatMap((product) => product.variants)
    return variants.find(({ id }) => id === variantId)?.price ?? 0
  }

  return {
    available: (_, options) =>
      backend.answer('coupons.available', options, () => {
        const now = backend.clock.now()
        const offered = backend.shop().offers.filter((coupon) => !isCouponOver(couponStanding(coupon, 0, now)))
        return ok(offered)
      }),
    validate: ({ code, lines }, options) =>
      backend.answer('coupons.validate', options, () => {
        const coupon = findOffer(backend, code)
        const total = sum(lines.map(({ variantId, quantity }) => priceOf(variantId) * quantity))
        const standing = couponStanding(coupon, total, backend.clock.now())
        if (coupon === null || standing.status === 'unknown') {
          return err('coupon/unknown', { serverMessage: 'We do not know this coupon code.' })
        }
        switch (standing.status) {
          case 'active':
            return ok({ coupon, discountAmount: standing.value })
          case 'expired':
            return err('coupon/over', { serverMessage: 'This coupon is over.' })
          case 'used-up':
            return err('coupon/used-up', { serverMessage: 'This coupon cannot be used any more.' })
          case 'below-minimum':
            return err('coupon/below-minimum', { serverMessage: 'Your cart is below the minimum of this coupon.' })
        }
      }),
  }
}
