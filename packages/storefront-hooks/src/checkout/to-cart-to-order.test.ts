import { toCartLine } from '@krishi/storefront-core/cart'
import { cartTotals } from '@krishi/storefront-core/pricing'
import { describe, expect, it } from 'vitest'
import { anAddress, aProduct, aSession, aVariant } from '../memory/fixtures.ts'
import { toCartToOrder } from './to-cart-to-order.ts'

const product = aProduct({ productId: 'p1' })
const lines = [
  toCartLine(product, aVariant({ id: 'p1-1', price: 60_000 }), 2),
  toCartLine(product, aVariant({ id: 'gone', inventoryQuantity: 0 }), 1),
]
const shipping = { minCartValueForFreeShipping: 49_900, applicableShippingCharge: 7_000 }
const coupon = { name: 'SAVE20', value: 2_000 }
const totals = cartTotals(lines, { shipping, coupon, note: 'Ring twice' })

describe('a cart to be ordered', () => {
  it('[29.4] carries the lines that can be bought, the sums, the coupon, the note and who orders', () => {
    const { user } = aSession()
    const cart = toCartToOrder(lines, totals, anAddress(), { user, attribution: { utm_source: 'radio' } })
    expect(cart).toMatchObject({
      lineItems: [{ productId: 'p1', variantId: 'p1-1', quantity: 2, price: 60_000, newPrice: 60_000 }],
      note: 'Ring twice',
      totalCost: 120_000,
      shippingCharges: 0,
      specialDiscount: 0,
      totalNetCost: 120_000,
      discountCode: 'SAVE20',
      discountAmount: 2_000,
      usesCoins: false,
      address: anAddress(),
      buyer: { userExternalId: null, phone: '9845012345', guestUserId: 'guest-1' },
      attribution: { utm_source: 'radio' },
    })
    expect(cart.lineItems).toHaveLength(1)
  })

  it('[03.5] names the account of a signed-in shopper and never that of a guest', () => {
    const buyer = (isGuestUser: boolean) => {
      const { user } = aSession({ user: { isGuestUser, userExternalId: 'external-7', mobileNumber: '9000000001' } })
      return toCartToOrder(lines, totals, anAddress(), { user, attribution: {} }).buyer
    }
    expect(buyer(false)).toMatchObject({ userExternalId: 'external-7', phone: '9000000001' })
    expect(buyer(true).userExternalId).toBeNull()
  })
})
