import { toWireAddress } from '../address/wire-address.ts'
import type { CartToOrder, PaymentMode } from '../checkout/index.ts'
import type { CheckoutPayloadOnWire, ExternalCheckoutRequest } from '../contract/checkout-payloads.ts'

/**
 * A cart in the words of the wire [29.4].
 *
 * @param order The checkout that is ordered and how it is paid [30.6]; absent where a checkout is made of the cart.
 */
export function toCheckoutPayload(
  { usesCoins: isLoyaltyApplicable, address, buyer, attribution: urlUTMParams, consent, ...cart }: CartToOrder,
  order?: { readonly checkoutId: string; readonly paymentMode: PaymentMode },
): CheckoutPayloadOnWire {
  return {
    source: 'WEB',
    checkoutId: order?.checkoutId ?? null,
    urlUTMParams,
    cart: { ...cart, isCOD: order?.paymentMode === 'cod', valueType: '', discountValue: 0, isLoyaltyApplicable },
    userIdentity: { customerAccessToken: null, ...buyer, deliveryAddress: address && toWireAddress(address) },
    consent,
  }
}

/** A cart in the words of the wire for the external platform [29.3], which wants a number with its country. */
export function toExternalPayload(
  whole: CartToOrder,
  customerAccessToken: string | null,
): ExternalCheckoutRequest['body'] {
  const { source, cart, userIdentity, consent } = toCheckoutPayload(whole)
  const { phone, email, deliveryAddress } = userIdentity
  return {
    ...{ source, cart, consent },
    userIdentity: { customerAccessToken, phone: phone && `+91${phone}`, email, deliveryAddress },
  }
}
