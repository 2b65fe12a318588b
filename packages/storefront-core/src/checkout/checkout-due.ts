import type { Paise } from '../money/index.ts'
import type { Checkout, PaymentMode } from './checkout.ts'

/** What a checkout costs in a mode, and when it is paid. */
export interface CheckoutDue {
  /** The whole price. */
  readonly payable: Paise
  /** What paying online takes off; 0 on delivery. */
  readonly prepaidDiscount: Paise
  /** What is due before it is an order: everything online, the advance on delivery. */
  readonly now: Paise
  /** What is paid at the door. */
  readonly onDelivery: Paise
}

/** What is due in a mode, and when [30.2, 25.4, 25.8]. An advance is never more than the price. */
export function checkoutDue(cart: Checkout['cart'], mode: PaymentMode): CheckoutDue {
  if (mode === 'online') {
    const payable = cart.totalNetCost - cart.prepaidDiscount
    return { payable, prepaidDiscount: cart.prepaidDiscount, now: payable, onDelivery: 0 }
  }
  const payable = cart.totalNetCost
  const { isAdvanceAmountPayable, advTotalAmount } = cart.advancePaymentDetails
  const now = isAdvanceAmountPayable ? Math.min(advTotalAmount, payable) : 0
  return { payable, prepaidDiscount: 0, now, onDelivery: payable - now }
}

/**
 * The mode that a checkout begins with: online where the cart allows it [30.2], unless the shopper asked to pay on delivery,
 * as after a failed payment, and the cart allows that.
 */
export function firstPaymentMode(
  { isOnlineDisabled, isCodDisabled }: Pick<Checkout['cart'], 'isOnlineDisabled' | 'isCodDisabled'>,
  wanted: PaymentMode | null = null,
): PaymentMode {
  return isOnlineDisabled || (wanted === 'cod' && !isCodDisabled) ? 'cod' : 'online'
}
