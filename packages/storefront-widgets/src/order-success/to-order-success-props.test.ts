import type { Order } from '@krishi/storefront-core/orders'
import { anAddress } from '@krishi/storefront-hooks/memory'
import { describe, expect, it } from 'vitest'
import { toOrderSuccessProps, toOrderTotals } from './index.ts'

const order: Order = {
  id: 'order-1',
  name: 'BH100000001',
  orderNumber: 100_000_001,
  createdAt: '2026-11-21T06:00:00.000Z',
  cancelledAt: null,
  fulfillmentStatus: null,
  paymentMode: 'cod',
  lineItems: [],
  totalCost: 20_000,
  shippingCharges: 7_000,
  discountAmount: 5_000,
  specialDiscount: 1_000,
  currentTotalPrice: 21_000,
  deliveryAddress: anAddress(),
  note: 'Ring twice',
  expectedDelivery: { from: '2026-11-24', to: '2026-11-27' },
  coins: 0,
}

describe('toOrderSuccessProps', () => {
  it('[31.5] says when it comes in the language of the page, with Latin digits', () => {
    expect(toOrderSuccessProps(order, 'hi')).toMatchObject({ deliveryFrom: '24 नव॰', deliveryTo: '27 नव॰' })
    expect(toOrderSuccessProps(order, 'en')).toMatchObject({ deliveryFrom: '24 Nov', deliveryTo: '27 Nov' })
  })

  it('[31.5] has no coins for a guest, and those of the order otherwise', () => {
    expect(toOrderSuccessProps(order, 'en').coins).toBe(0)
    expect(toOrderSuccessProps({ ...order, coins: 42 }, 'en').coins).toBe(42)
  })

  it('[31.5] names the order, what is due and where it goes', () => {
    expect(toOrderSuccessProps(order, 'en')).toMatchObject({
      orderName: 'BH100000001',
      isCod: true,
      amount: 21_000,
      deliveryName: 'Lakshmi Gowda',
      deliveryLines: ['12, Temple Road', 'Mysuru', 'Karnataka 570001', '+91 9845012345'],
    })
    expect(toOrderSuccessProps({ ...order, paymentMode: 'online' }, 'en').isCod).toBe(false)
  })
})

describe('toOrderTotals', () => {
  it('[31.5] shows rows that add up to what is paid', () => {
    const totals = toOrderTotals(order)
    expect(totals).toMatchObject({ totalPrice: 20_000, netCost: 26_000, payable: 21_000, note: 'Ring twice' })
    expect(totals.totalPrice + totals.shippingCharges - totals.specialDiscount).toBe(totals.netCost)
    expect(totals.netCost - totals.discountAmount).toBe(totals.payable)
  })
})
