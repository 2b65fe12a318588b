import { describe, expect, it } from 'vitest'
import type { Checkout } from './checkout.ts'
import { checkoutDue, firstPaymentMode, showsPaymentWindow } from './index.ts'

function aCart(own: Partial<Checkout['cart']> = {}): Checkout['cart'] {
  return {
    lineItems: [],
    note: '',
    totalCost: 150_000,
    shippingCharges: 0,
    discountCode: '',
    discountAmount: 0,
    specialDiscount: 0,
    productDiscount: 0,
    totalNetCost: 150_000,
    isCodDisabled: false,
    isOnlineDisabled: false,
    prepaidDiscount: 4_500,
    advancePaymentDetails: { isAdvanceAmountPayable: false, advTotalAmount: 20_000 },
    ...own,
  }
}

const advance = (advTotalAmount: number) => ({
  advancePaymentDetails: { isAdvanceAmountPayable: true, advTotalAmount },
})

describe('checkoutDue', () => {
  it.each([
    ['online, less what that takes off', 'online', aCart(), [145_500, 4_500, 145_500, 0]],
    ['on delivery', 'cod', aCart(), [150_000, 0, 0, 150_000]],
    ['on delivery with an advance', 'cod', aCart(advance(20_000)), [150_000, 0, 20_000, 130_000]],
    ['on delivery with an advance above the price', 'cod', aCart(advance(200_000)), [150_000, 0, 150_000, 0]],
    ['online, where delivery would ask for an advance', 'online', aCart(advance(20_000)), [145_500, 4_500, 145_500, 0]],
  ] as const)('[30.2] [25.8] %s', (_case, mode, cart, expected) => {
    const { payable, prepaidDiscount, now, onDelivery } = checkoutDue(cart, mode)
    expect([payable, prepaidDiscount, now, onDelivery]).toEqual(expected)
  })
})

describe('firstPaymentMode', () => {
  it('[30.2] is online, unless the shop has no payment provider', () => {
    expect(firstPaymentMode(aCart())).toBe('online')
    expect(firstPaymentMode(aCart({ isOnlineDisabled: true }))).toBe('cod')
  })

  it('[30.2] is the requested one where the cart allows it', () => {
    expect(firstPaymentMode(aCart(), 'cod')).toBe('cod')
    expect(firstPaymentMode(aCart({ isCodDisabled: true }), 'cod')).toBe('online')
    expect(firstPaymentMode(aCart({ isOnlineDisabled: true }), 'online')).toBe('cod')
  })
})

const android = 'Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko)'

describe('showsPaymentWindow', () => {
  it.each([
    `${android} Version/4.0 Chrome/120.0 Mobile Safari/537.36 Instagram 309.0.0.40.113 Android`,
    `${android} Version/4.0 Chrome/120.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/440.0.0.28.110;]`,
    `${android} Version/4.0 UCBrowser/13.4.0.1306 Mobile Safari/537.36`,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBDV/iPhone14,5]',
    'Opera/9.80 (Android; Opera Mini/7.6.40234/191.249; U; en) Presto/2.12.423 Version/12.16',
  ])('[30.7] not in %s', (userAgent) => {
    expect(showsPaymentWindow(userAgent)).toBe(false)
  })

  it.each([
    `${android} Chrome/120.0 Mobile Safari/537.36`,
    `${android} SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36`,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile Safari/604.1',
    'Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0',
    '',
  ])('[30.7] in %s', (userAgent) => {
    expect(showsPaymentWindow(userAgent)).toBe(true)
  })
})
