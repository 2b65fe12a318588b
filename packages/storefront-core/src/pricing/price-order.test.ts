import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { aCartLine } from '../testing/fixtures.ts'
import { comparePrices } from '../testing/compare-prices.ts'
import { prepaidSaving, priceOrder } from './index.ts'
import type { OrderTerms } from './index.ts'

const terms: OrderTerms = {
  shipping: { minCartValueForFreeShipping: 49_900, applicableShippingCharge: 7_000 },
  paymentMode: 'online',
  onlinePaymentDiscountPercent: 0,
  coupon: null,
  coins: null,
}
const coinRules = defaultSettings.loyaltyPoints
const seeds = aCartLine({ id: 'seeds', price: 30_000, cartQty: 1 })
const tin = aCartLine({ id: 'tin', price: 10_000, cartQty: 1 })

describe('priceOrder', () => {
  it('[25.2] [25.7] is goods and shipping where nothing takes off', () => {
    const price = priceOrder([seeds, tin], { ...terms, note: 'Call first' })
    expect(price.totals).toMatchObject({
      payable: 47_000,
      shippingCharges: 7_000,
      specialDiscount: 0,
      note: 'Call first',
    })
    expect(price.steps).toEqual([
      { kind: 'goods', amount: 40_000 },
      { kind: 'shipping', amount: 7_000 },
    ])
    expect(price.dueNow).toBe(47_000)
  })

  it('[25.3] [25.4] [25.5] takes off product discount, coupon, coins and prepaid in this order', () => {
    const price = priceOrder([{ ...seeds, discountProperties: { type: 'percentage', value: 10 } }, tin], {
      ...terms,
      onlinePaymentDiscountPercent: 5,
      coupon: { name: 'KISAN37', value: 3_700 },
      coins: { balance: 50, rules: coinRules },
    })
    // 27,000 and 10,000 after the product; 24,300 and 9,000 after the coupon; 8 coins leave 23,716 and 8,784.
    expect(price.steps).toEqual([
      { kind: 'goods', amount: 40_000 },
      { kind: 'product-discount', amount: -3_000 },
      { kind: 'coupon', amount: -3_700 },
      { kind: 'coins', amount: -800 },
      { kind: 'prepaid', amount: -1_700 },
      { kind: 'shipping', amount: 7_000 },
    ])
    expect(
      price.lines.map(({ couponShare, coinsShare, prepaidDiscount }) => [couponShare, coinsShare, prepaidDiscount]),
    ).toEqual([
      [2_700, 584, 1_200],
      [1_000, 216, 500],
    ])
    expect(price.coins).toEqual({ coins: 8, amount: 800 })
    expect(price.totals).toMatchObject({
      specialDiscount: 5_500,
      discountAmount: 3_700,
      netCost: 41_500,
      payable: 37_800,
    })
  })

  it('[25.4] saves nothing with cash on delivery, and as its own rule says where a variant has one', () => {
    const prepaid = { ...seeds, dynamicPrepaid: { roundingType: 'floor', value: 2.5 } } as const
    expect(priceOrder([prepaid], { ...terms, paymentMode: 'cod' }).totals.specialDiscount).toBe(0)
    expect(priceOrder([prepaid], terms).totals.specialDiscount).toBe(700)
  })

  it('[25.4] knows beforehand what paying online takes off, line by line and after the coupon', () => {
    const own = { ...seeds, dynamicPrepaid: { roundingType: 'floor', value: 2.5 } } as const
    const online = { ...terms, onlinePaymentDiscountPercent: 5 }
    expect(prepaidSaving([own, tin], online)).toBe(1_200)
    expect(prepaidSaving([tin], { ...online, coupon: { name: 'KISAN37', value: 3_700 } })).toBe(400)
    expect(prepaidSaving([], online)).toBe(0)
  })

  it('[25.1] charges shipping by what the goods cost before anything is taken off, and always to the full', () => {
    const price = priceOrder([aCartLine({ price: 50_000 })], { ...terms, coupon: { name: 'ALL', value: 90_000 } })
    expect(price.totals).toMatchObject({ shippingCharges: 0, discountAmount: 50_000, payable: 0 })
    const small = priceOrder([tin], { ...terms, coupon: { name: 'ALL', value: 90_000 } })
    expect(small.totals).toMatchObject({ discountAmount: 10_000, payable: 7_000 })
  })

  it('[25.8] asks in advance what a line asks for, of what it costs, with cash on delivery only', () => {
    const advance = { isAdvanceAmountPayable: true, advAmount: 0, condition: '' }
    const lines = [
      { ...seeds, advancePayment: { ...advance, type: 'percentage' as const, value: 10.1 } },
      { ...tin, cartQty: 3, advancePayment: { ...advance, type: 'fixed' as const, value: 1_500 } },
      {
        ...tin,
        id: 'none',
        advancePayment: { ...advance, isAdvanceAmountPayable: false, type: 'fixed' as const, value: 9 },
      },
      aCartLine({ id: 'cheap', price: 500, advancePayment: { ...advance, type: 'fixed', value: 9_000 } }),
    ]
    expect(priceOrder(lines, { ...terms, paymentMode: 'cod' }).dueNow).toBe(3_100 + 4_500 + 500)
    const online = priceOrder(lines, terms)
    expect(online.dueNow).toBe(online.totals.payable)
  })

  it('[25.7] costs nothing where nothing can be bought', () => {
    const gone = [aCartLine({ isVariantAvailForSale: false }), aCartLine({ id: 'none', cartQty: 0 })]
    const rich = { ...terms, coupon: { name: 'ALL', value: 100 }, coins: { balance: 9, rules: coinRules } }
    expect(priceOrder(gone, rich)).toMatchObject({ lines: [], steps: [], dueNow: 0, coins: { coins: 0 } })
  })

  it('[25.1] [25.2] [25.3] [25.4] [25.5] [25.8] agrees with the rules worked out by hand', { timeout: 120_000 }, () => {
    expect(() => comparePrices(10_000)).not.toThrow()
  })
})
