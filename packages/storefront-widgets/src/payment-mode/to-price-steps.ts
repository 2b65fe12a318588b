import type { Checkout, PaymentMode } from '@krishi/storefront-core/checkout'
import { checkoutDue } from '@krishi/storefront-core/checkout'
import type { PriceStep } from '@krishi/storefront-core/pricing'
import type { PriceStepsProps } from '@krishi/storefront-ui/price-steps'

/** How the price of a checkout came about, by the sums of the server; they add up to what is paid [30.14]. */
export function toPriceSteps(
  cart: Checkout['cart'],
  mode: PaymentMode,
): Pick<PriceStepsProps, 'steps' | 'payable' | 'couponName'> {
  const { payable, prepaidDiscount } = checkoutDue(cart, mode)
  const steps: readonly PriceStep[] = [
    { kind: 'goods', amount: cart.totalCost },
    { kind: 'coupon', amount: -cart.discountAmount },
    { kind: 'prepaid', amount: -(cart.specialDiscount + prepaidDiscount) },
    { kind: 'shipping', amount: cart.shippingCharges },
  ]
  return {
    steps: steps.filter(({ amount }) => amount !== 0),
    payable,
    ...(cart.discountCode !== '' && { couponName: cart.discountCode }),
  }
}
