import type { CartToOrder } from '@krishi/storefront-core/checkout'
import { anAddress } from '../memory/fixtures.ts'

/** A guest's cart without lines, with a note and a coupon. */
export function aCartToOrder(own: Partial<CartToOrder> = {}): CartToOrder {
  return {
    lineItems: [],
    note: 'Ring twice',
    totalCost: 60_000,
    shippingCharges: 7_000,
    specialDiscount: 1_000,
    totalNetCost: 66_000,
    discountCode: 'SAVE20',
    discountAmount: 2_000,
    usesCoins: true,
    address: anAddress(),
    buyer: { userExternalId: null, guestUserId: 'guest-1', phone: '9845012345', email: '' },
    attribution: { utm_source: 'radio' },
    ...own,
  }
}
