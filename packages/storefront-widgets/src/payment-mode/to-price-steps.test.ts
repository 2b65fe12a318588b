import { describe, expect, it } from 'vitest'
import { sum } from '@krishi/storefront-core/money'
import { toPriceSteps } from './to-price-steps.ts'

const cart = {
  lineItems: [],
  note: '',
  totalCost: 40_000,
  shippingCharges: 7_000,
  discountCode: 'KISAN50',
  discountAmount: 5_000,
  specialDiscount: 0,
  productDiscount: 0,
  totalNetCost: 42_000,
  isCodDisabled: false,
  isOnlineDisabled: false,
  prepaidDiscount: 0,
  advancePaymentDetails: { isAdvanceAmountPayable: false, advTotalAmount: 0 },
}

describe('toPriceSteps', () => {
  it('[30.14] adds up to what is paid, and leaves out what changes nothing', () => {
    const { steps, payable, couponName } = toPriceSteps(cart, 'cod')
    expect(steps.map(({ kind }) => kind)).toEqual(['goods', 'coupon', 'shipping'])
    expect(sum(steps.map(({ amount }) => amount))).toBe(payable)
    expect(couponName).toBe('KISAN50')
  })

  it('[30.14] has what paying online takes off, and only then', () => {
    const cheaper = { ...cart, prepaidDiscount: 1_500 }
    const { steps, payable } = toPriceSteps(cheaper, 'online')
    expect(steps).toContainEqual({ kind: 'prepaid', amount: -1_500 })
    expect([payable, sum(steps.map(({ amount }) => amount))]).toEqual([40_500, 40_500])
    expect(toPriceSteps(cheaper, 'cod').payable).toBe(42_000)
  })

  it('[30.14] names no coupon where there is none', () => {
    const plain = { ...cart, discountCode: '', discountAmount: 0, totalNetCost: 47_000 }
    expect(toPriceSteps(plain, 'cod')).toEqual({
      steps: [
        { kind: 'goods', amount: 40_000 },
        { kind: 'shipping', amount: 7_000 },
      ],
      payable: 47_000,
    })
  })

  it('[25.3] [27.1] [30.14] tells coins from what products take off', () => {
    const points = { isUsed: true, orderRedeemPoints: 8, orderRedeemPointsInAmount: 800 }
    const all = { ...points, gainedPointsFromOrder: 8, totalUserPoints: 250 }
    const paid = { ...cart, specialDiscount: 2_000, productDiscount: 1_200, totalNetCost: 40_000 }
    const { steps, payable, coins } = toPriceSteps(paid, 'cod', all)
    expect(steps.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['goods', 40_000],
      ['product-discount', -1_200],
      ['coupon', -5_000],
      ['coins', -800],
      ['shipping', 7_000],
    ])
    expect([sum(steps.map(({ amount }) => amount)), coins]).toEqual([payable, 8])
    const unused = { ...paid, specialDiscount: 1_200, totalNetCost: 40_800 }
    expect(toPriceSteps(unused, 'cod', { ...all, isUsed: false }).steps.map(({ kind }) => kind)).not.toContain('coins')
  })
})
