import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { toOrderLines } from '@krishi/storefront-core/cart'
import type { CartLine } from '@krishi/storefront-core/cart'
import type { Buyer, CartToOrder, Checkout, PaymentMode } from '@krishi/storefront-core/checkout'
import { checkoutDue } from '@krishi/storefront-core/checkout'
import type { TermsConsent } from '@krishi/storefront-core/compliance'
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

/** What a checkout is made of: a cart as it was shown [29.4]. */
export function toCartToOrder(
  lines: readonly CartLine[],
  totals: CartTotals,
  address: DeliveryAddress | null,
  { user, usesCoins = false, ...shopper }: Shopper,
): CartToOrder {
  const {
    note,
    totalPrice: totalCost,
    shippingCharges,
    specialDiscount,
    netCost: totalNetCost,
    discountAmount,
  } = totals
  return {
    lineItems: toOrderLines(lines),
    ...{ note, totalCost, shippingCharges, specialDiscount, totalNetCost, discountAmount },
    discountCode: totals.appliedCoupon?.name ?? '',
    usesCoins,
    address,
    buyer: toBuyer(user, address),
    ...shopper,
  }
}

/** The cart of an open checkout, as it is ordered in a payment mode [30.6]. */
export function cartOf(
  { cart, userIdentity: { deliveryAddress: address }, loyaltyPoints }: Checkout,
  paymentMode: PaymentMode,
  { user, attribution }: Pick<Shopper, 'user' | 'attribution'>,
): CartToOrder {
  const { lineItems, note, totalCost, shippingCharges, specialDiscount, discountCode, discountAmount } = cart
  return {
    ...{ lineItems, note, totalCost, shippingCharges, specialDiscount, discountCode, discountAmount },
    totalNetCost: checkoutDue(cart, paymentMode).payable,
    usesCoins: loyaltyPoints?.isUsed ?? false,
    address,
    buyer: toBuyer(user, address),
    attribution,
  }
}

// A guest has no account in the store platform: the external id stays null [03.5].
function toBuyer(user: SessionUser, address: DeliveryAddress | null): Buyer {
  return {
    userExternalId: user.isGuestUser ? null : user.userExternalId,
    phone: user.mobileNumber || (address?.phone ?? ''),
    email: user.email,
    guestUserId: user.guestUserId,
  }
}
