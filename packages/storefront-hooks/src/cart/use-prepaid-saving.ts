import type { Paise } from '@krishi/storefront-core/money'
import { prepaidSaving } from '@krishi/storefront-core/pricing'
import { useSettings } from '../settings/use-settings.ts'
import { useCart } from './use-cart.ts'

/** What paying online saves on this cart; 0 where the shop takes nothing off for it [24.2]. */
export function usePrepaidSaving(): Paise {
  const { onlinePaymentDiscountPercent } = useSettings().checkoutConfig
  return useCart(({ view }) => {
    return prepaidSaving(
      view.lines.map(({ line }) => line),
      { coupon: view.totals.appliedCoupon, onlinePaymentDiscountPercent },
    )
  })
}
