import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { toOrderLines } from '@krishi/storefront-core/cart'
import type { CartLine } from '@krishi/storefront-core/cart'
import type { Checkout, PaymentMode } from '@krishi/storefront-core/checkout'
import { checkoutDue } from '@krishi/storefront-core/checkout'
import type { TermsConsent } from '@krishi/storefront-core/compliance'
import type { CheckoutPayload } from '@krishi/storefront-core/contract'
import type { CartTotals } from '@krishi/storefront-core/pricing'
import type { SessionUser } from '@krishi/storefront-core/session'

/** Who orders, and through which campaign. */
export interface Shopper {
  readonly user: SessionUser
  readonly attribution: Readonly<Record<string, string>>
  /** Whether coins pay a part, where the shopper has some [27.1]. @default false */
  readonly usesCoins?: boolean
  /** The terms that the shopper agreed to, where they were asked for. */
  readonly consent?: TermsConsent | undefined
}

/** The payload that makes a checkout of a cart [29.4]. The sums are those that were shown: the server computes its own. */
export function toCheckoutPayload(
  lines: readonly CartLine[],
  totals: CartTotals,
  address: DeliveryAddress | null,
  { user, attribution, usesCoins = false, consent }: Shopper,
): CheckoutPayload {
  return {
    source: 'WEB',
    checkoutId: null,
    urlUTMParams: attribution,
    cart: {
      lineItems: toOrderLines(lines),
      totalCost: totals.totalPrice,
      totalNetCost: totals.netCost,
      discountCode: totals.appliedCoupon?.name ?? '',
      isCOD: false,
      shippingCharges: totals.shippingCharges,
      discountAmount: totals.discountAmount,
      note: totals.note,
      valueType: '',
      discountValue: 0,
      isLoyaltyApplicable: usesCoins,
      specialDiscount: totals.specialDiscount,
    },
    userIdentity: identityOf(user, address),
    ...(consent && { consent }),
  }
}

/** The payload that orders an open checkout [30.6]. */
export function toOrderPayload(
  { id, cart, userIdentity, loyaltyPoints }: Checkout,
  paymentMode: PaymentMode,
  { user, attribution }: Shopper,
): CheckoutPayload {
  return {
    source: 'WEB',
    checkoutId: id,
    urlUTMParams: attribution,
    cart: {
      lineItems: cart.lineItems,
      totalCost: cart.totalCost,
      totalNetCost: checkoutDue(cart, paymentMode).payable,
      discountCode: cart.discountCode,
      isCOD: paymentMode === 'cod',
      shippingCharges: cart.shippingCharges,
      discountAmount: cart.discountAmount,
      note: cart.note,
      valueType: '',
      discountValue: 0,
      isLoyaltyApplicable: loyaltyPoints?.isUsed ?? false,
      specialDiscount: cart.specialDiscount,
    },
    userIdentity: identityOf(user, userIdentity.deliveryAddress),
  }
}

// A guest has no account in the store platform: the external id stays null [03.5].
function identityOf(user: SessionUser, address: DeliveryAddress | null): CheckoutPayload['userIdentity'] {
  return {
    customerAccessToken: null,
    userExternalId: user.isGuestUser ? null : user.userExternalId,
    phone: user.mobileNumber || (address?.phone ?? ''),
    email: user.email,
    guestUserId: user.guestUserId,
    deliveryAddress: address,
  }
}
