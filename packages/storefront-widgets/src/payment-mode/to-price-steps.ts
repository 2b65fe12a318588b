import type { Checkout } from '@krishi/storefront-core/checkout'
import type { PriceStep } from '@krishi/storefront-core/pricing'
import type { PriceStepsProps } from '@krishi/storefront-ui/price-steps'

/** How the price of a checkout came about, by the sums of the server; they add up to what is paid [30.14]. */
export function toPriceSteps(cart: Checkout['cart']): Pick<PriceStepsProps, 'steps' | 'payable' | 'couponName'> {
  const steps: readonly PriceStep[] = [
    { kind: 'goods', amount: cart.totalCost },
    { kind: 'coupon', amount: -cart.discountAmount },
    { kind: 'prepaid', amount: -cart.specialDiscount },
    { kind: 'shipping', amount: cart.shippingCharges },
  ]
  return {
    steps: steps.filter(({ amount }) => amount !== 0),
    payable: cart.totalNetCost,
    ...(cart.discountCode !== '' && { couponName: cart.discountCode }),
  }
}
