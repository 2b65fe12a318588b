import type { Checkout, CheckoutLoyaltyPoints, PaymentMode } from '@krishi/storefront-core/checkout'
import { checkoutDue } from '@krishi/storefront-core/checkout'
import type { PriceStep } from '@krishi/storefront-core/pricing'
import type { PriceStepsProps } from '@krishi/storefront-ui/price-steps'

/** How the price of a checkout came about, by the sums of the server; they add up to what is paid [30.14]. */
export function toPriceSteps(
  cart: Checkout['cart'],
  mode: PaymentMode,
  points?: CheckoutLoyaltyPoints,
): Pick<PriceStepsProps, 'steps' | 'payable' | 'couponName' | 'coins'> {
  const { payable, prepaidDiscount } = checkoutDue(cart, mode)
  const coins = points?.isUsed ? points : { orderRedeemPoints: 0, orderRedeemPointsInAmount: 0 }
  const steps: readonly PriceStep[] = [
    { kind: 'goods', amount: cart.totalCost },
    { kind: 'coupon', amount: -cart.discountAmount },
    { kind: 'coins', amount: -coins.orderRedeemPointsInAmount },
    { kind: 'prepaid', amount: -(cart.specialDiscount + prepaidDiscount - coins.orderRedeemPointsInAmount) },
    { kind: 'shipping', amount: cart.shippingCharges },
  ]
  return {
    steps: steps.filter(({ amount }) => amount !== 0),
    payable,
    ...(coins.orderRedeemPoints > 0 && { coins: coins.orderRedeemPoints }),
    ...(cart.discountCode !== '' && { couponName: cart.discountCode }),
  }
}
