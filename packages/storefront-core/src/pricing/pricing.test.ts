import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCartLine } from '../testing/fixtures.ts'
import { anyOrder } from '../testing/price-oracle.ts'
import {
  cartTotals,
  freeDeliveryProgress,
  gatewayAmount,
  netCost,
  prepaidDiscount,
  priceOrder,
  productDiscount,
  shippingCharge,
} from './index.ts'

const shipping = { minCartValueForFreeShipping: 49_900, applicableShippingCharge: 7_000 }
const amount = fc.nat(1e8)

describe('shippingCharge', () => {
  it.each([
    [0, 7_000],
    [49_800, 7_000],
    [49_900, 7_000],
    [49_901, 0],
    [50_000, 0],
  ])('[25.1] for a total of %d is %d', (total, charge) => {
    expect(shippingCharge(total, shipping)).toBe(charge)
  })
})

describe('freeDeliveryProgress', () => {
  it.each([
    [49_800, { status: 'charged', fraction: 498 / 499, remaining: 100 }],
    [49_900, { status: 'charged', fraction: 1, remaining: 0 }],
    [49_901, { status: 'unlocked', fraction: 1, remaining: 0 }],
    [0, { status: 'charged', fraction: 0, remaining: 49_900 }],
  ])('[24.4] at %d paise is %o', (total, progress) => {
    expect(freeDeliveryProgress(total, shipping)).toEqual(progress)
  })

  it('[24.4] is unlocked when nothing is charged', () => {
    const free = { ...shipping, applicableShippingCharge: 0 }
    expect(freeDeliveryProgress(100, free)).toEqual({ status: 'unlocked', fraction: 1, remaining: 0 })
  })

  it('[24.4] has a fraction without a threshold', () => {
    const always = { ...shipping, minCartValueForFreeShipping: 0 }
    expect(freeDeliveryProgress(0, always)).toEqual({ status: 'charged', fraction: 0, remaining: 0 })
  })

  it('[24.4] stays within its bounds and agrees with the charge', () => {
    fc.assert(
      fc.property(amount, fc.nat(1e5), fc.nat(1e4), (total, minCartValueForFreeShipping, applicableShippingCharge) => {
        const details = { minCartValueForFreeShipping, applicableShippingCharge }
        const { status, fraction, remaining } = freeDeliveryProgress(total, details)
        expect(fraction >= 0 && fraction <= 1 && remaining >= 0).toBe(true)
        expect(status === 'charged').toBe(shippingCharge(total, details) > 0)
      }),
    )
  })
})

describe('netCost', () => {
  it('[25.2] is total and shipping without the special discount', () => {
    expect(netCost(40_000, 7_000, 1_500)).toBe(45_500)
  })
})

describe('productDiscount', () => {
  it.each([
    [25_000, null, 0],
    [25_000, { type: 'percentage', value: 10 }, 2_500],
    [25_050, { type: 'percentage', value: 2.5 }, 626],
    [25_000, { type: 'percentage', value: 120 }, 25_000],
    [25_000, { type: 'fixed', value: 3_000 }, 3_000],
    [25_000, { type: 'fixed', value: 30_000 }, 25_000],
  ] as const)('[25.3] of %d with %o is %d', (price, rule, discount) => {
    expect(productDiscount(price, rule)).toBe(discount)
  })
})

describe('prepaidDiscount', () => {
  const line = { lineTotal: 50_000, couponShare: 5_000, specialDiscount: 1_000 }

  it('[25.4] is a share of what coupon and special discount leave, rounded up by default', () => {
    expect(prepaidDiscount(line, 2.5)).toBe(1_100)
    expect(prepaidDiscount(line, 2.6)).toBe(1_200)
    expect(prepaidDiscount(line, 2.6, 'floor')).toBe(1_100)
    expect(prepaidDiscount(line, 2.6, 'none')).toBe(1_144)
    expect(prepaidDiscount(line, 0)).toBe(0)
  })

  it('[25.4] never takes more than is left', () => {
    expect(prepaidDiscount({ ...line, couponShare: 60_000 }, 10)).toBe(0)
    expect(prepaidDiscount({ lineTotal: 150, couponShare: 0, specialDiscount: 0 }, 90)).toBe(150)
  })
})

describe('cartTotals', () => {
  const lines = [
    aCartLine({ id: 'a', price: 10_000, compareAtPrice: 12_000, cartQty: 2 }),
    aCartLine({ id: 'b', price: 5_000, compareAtPrice: null, cartQty: 3 }),
    aCartLine({ id: 'c', price: 1_000, compareAtPrice: 900, cartQty: 1 }),
    aCartLine({ id: 'none', price: 99_000, compareAtPrice: 199_000, cartQty: 0 }),
    aCartLine({ id: 'less', price: 700, compareAtPrice: 900, cartQty: -1 }),
    aCartLine({ id: 'gone', price: 99_000, compareAtPrice: 199_000, isVariantAvailForSale: false }),
  ]

  it('[25.7] has every sum of a cart', () => {
    const coupon = { name: 'KISAN50', value: 5_000 }
    expect(
      cartTotals(lines, { shipping, coupon, coinsDiscount: 700, prepaidDiscount: 300, note: 'Call first' }),
    ).toEqual({
      totalPrice: 36_000,
      shippingCharges: 7_000,
      specialDiscount: 1_000,
      productDiscount: 0,
      coinsDiscount: 700,
      prepaidDiscount: 300,
      discountAmount: 5_000,
      netCost: 42_000,
      payable: 37_000,
      appliedCoupon: coupon,
      note: 'Call first',
      totalNoOfItemsinCart: 6,
      savings: 4_000,
    })
  })

  it('[25.7] needs no coupon, discount or note', () => {
    expect(cartTotals(lines, { shipping })).toMatchObject({
      specialDiscount: 0,
      discountAmount: 0,
      netCost: 43_000,
      payable: 43_000,
      appliedCoupon: null,
      note: '',
    })
  })

  it('[25.7] asks nothing for an empty cart, also no delivery', () => {
    for (const empty of [[], lines.slice(3)]) {
      expect(cartTotals(empty, { shipping })).toMatchObject({ shippingCharges: 0, payable: 0, totalNoOfItemsinCart: 0 })
    }
  })

  it('[25.7] lets no discount pay the shopper, or for delivery', () => {
    const coupon = { name: 'ALL', value: 1e9 }
    expect(cartTotals(lines, { shipping, coupon })).toMatchObject({ discountAmount: 36_000, payable: 7_000 })
    const more = { coinsDiscount: 6_000, prepaidDiscount: 1e9 }
    expect(cartTotals(lines, { shipping, coupon, ...more })).toMatchObject({
      specialDiscount: 36_000,
      coinsDiscount: 6_000,
      prepaidDiscount: 30_000,
      netCost: 7_000,
      discountAmount: 0,
      payable: 7_000,
    })
  })

  it('[25.3] takes off what products take off by their own rules, of what can be bought, before the coupon', () => {
    const reduced = [
      aCartLine({ id: 'a', price: 10_000, cartQty: 2, discountProperties: { type: 'percentage', value: 10 } }),
      aCartLine({ id: 'b', price: 5_000, cartQty: 3, discountProperties: { type: 'fixed', value: 700 } }),
      aCartLine({ id: 'gone', isVariantAvailForSale: false, discountProperties: { type: 'fixed', value: 700 } }),
    ]
    const coupon = { name: 'ALL', value: 1e9 }
    expect(cartTotals(reduced, { shipping })).toMatchObject({
      totalPrice: 35_000,
      productDiscount: 4_100,
      specialDiscount: 4_100,
      netCost: 37_900,
      payable: 37_900,
    })
    expect(cartTotals(reduced, { shipping, coupon })).toMatchObject({ discountAmount: 30_900, payable: 7_000 })
  })

  it('[25.3] [25.7] agrees with the price of an order to the paisa, whatever the lines and the coupon', () => {
    fc.assert(
      fc.property(anyOrder, ([cart, { shipping: rule, coupon }]) => {
        const terms = { shipping: rule, coupon, note: '' }
        const order = priceOrder(cart, { ...terms, paymentMode: 'cod', onlinePaymentDiscountPercent: 5, coins: null })
        expect({ ...cartTotals(cart, terms), appliedCoupon: null }).toEqual({ ...order.totals, appliedCoupon: null })
      }),
    )
  })

  it('[25.7] [25.2] keeps its sums consistent', () => {
    const anyLine = fc.record({
      price: amount,
      compareAtPrice: fc.option(amount),
      cartQty: fc.nat(99),
      isVariantAvailForSale: fc.boolean(),
    })
    const discounts = fc.record({ value: amount, coinsDiscount: amount, prepaidDiscount: amount })
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), discounts, (changes, { value, ...special }) => {
        const cart = changes.map((change, index) => aCartLine({ id: String(index), ...change }))
        const totals = cartTotals(cart, { shipping, coupon: { name: 'X', value }, ...special })
        expect(totals.netCost).toBe(totals.totalPrice + totals.shippingCharges - totals.specialDiscount)
        expect(totals.payable).toBe(totals.netCost - totals.discountAmount)
        expect(
          Object.values(totals).filter((sum) => typeof sum === 'number' && !(Number.isSafeInteger(sum) && sum >= 0)),
        ).toEqual([])
      }),
    )
  })
})

describe('gatewayAmount', () => {
  it('[25.6] is the net cost in paise for every amount up to a thousand rupees', () => {
    for (let paise = 1; paise <= 100_000; paise += 1) {
      if (gatewayAmount(paise) !== paise) expect.fail(`${paise} paise became ${gatewayAmount(paise)}`)
    }
    expect(gatewayAmount(123_456)).toBe(123_456)
  })

  it('[25.6] refuses an amount that has drifted', () => {
    expect(() => gatewayAmount(70.1 * 100)).toThrow('The amount to pay is 7009.999999999999, which is not')
  })
})
