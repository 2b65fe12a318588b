import type { Checkout } from '@krishi/storefront-core/checkout'
import type { Paise } from '@krishi/storefront-core/money'
import { gatewayAmount } from '@krishi/storefront-core/pricing'
import type { CheckoutPrice } from '../checkout/price-checkout.ts'
import type { ApiContext } from '../api-context.ts'

/** Less than a rupee cannot be paid in the provider's window. */
const leastAmount = 100

/**
 * What is to be paid before an order is placed [25.6, 25.8]: all of it online, the advance with cash on delivery. An advance of
 * less than a rupee is paid on delivery with the rest; an order that costs less than that costs nothing online.
 */
export function amountDue({ dueNow }: Pick<CheckoutPrice, 'dueNow'>): Paise {
  return dueNow < leastAmount ? 0 : gatewayAmount(dueNow)
}

/** How a checkout may be paid, and what each way changes, as its page reads it. */
export function paymentChoices(
  { gateway }: Pick<ApiContext, 'gateway'>,
  cod: CheckoutPrice,
): Pick<Checkout['cart'], 'isCodDisabled' | 'isOnlineDisabled' | 'prepaidDiscount' | 'advancePaymentDetails'> {
  const advance = amountDue(cod)
  return {
    isCodDisabled: advance > 0 && gateway === null,
    isOnlineDisabled: gateway === null,
    prepaidDiscount: cod.prepaidDiscount,
    advancePaymentDetails: { isAdvanceAmountPayable: advance > 0, advTotalAmount: advance },
  }
}
