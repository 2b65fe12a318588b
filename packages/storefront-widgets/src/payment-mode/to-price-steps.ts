import type { Checkout, CheckoutLoyaltyPoints, PaymentMode } from '@krishi/storefront-core/checkout'
import type { PriceStep } from '@krishi/storefront-core/pricing'
import type { PriceStepsProps } from '@krishi/storefront-ui/price-steps'
import { toCheckoutTotals } from './to-payment-props.ts'

/** How the price of a checkout came about, by the sums of the server; they add up to what is paid [30.14]. */
export function toPriceSteps(
  cart: Checkout['cart'],
  mode: PaymentMode,
  points?: CheckoutLoyaltyPoints,
): Pick<PriceStepsProps, 'steps' | 'payable' | 'couponName' | 'coins'> {
  const { payable, productDiscount, coinsDiscount, prepaidDiscount } = toCheckoutTotals(cart, mode)
  const steps: readonly PriceStep[] = [
    { kind: 'goods', amount: cart.totalCost },
    { kind: 'product-discount', amount: -productDiscount },
    { kind: 'coupon', amount: -cart.discountAmount },
    { kind: 'coins', amount: -coinsDiscount },
    { kind: 'prepaid', amount: -prepaidDiscount },
    { kind: 'shipping', amount: cart.shippingCharges },
  ]
  return {
    steps: steps.filter(({ amount }) => amount !== 0),
    payable,
    ...(points?.isUsed && points.orderRedeemPoints > 0 && { coins: points.orderRedeemPoints }),
    ...(cart.discountCode !== '' && { couponName: cart.discountCode }),
  }
}
