import type { Order } from '@krishi/storefront-core/orders'
import { anAddress } from '@krishi/storefront-hooks/memory'
import { describe, expect, it } from 'vitest'
import { toOrderFacts, toOrderState, toOrderTotals } from './index.ts'

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

describe('toOrderFacts', () => {
  it('[31.5] says when it comes', () => {
    expect(toOrderFacts(order, 'hi')).toMatchObject({ arrives: { from: '2026-11-24', to: '2026-11-27' } })
  })

  it('[31.5] has no coins for a guest, and those of the order otherwise', () => {
    expect(toOrderFacts(order, 'en').coins).toBe(0)
    expect(toOrderFacts({ ...order, coins: 42 }, 'en').coins).toBe(42)
  })

  it('[31.5] names the order, what is due and where it goes', () => {
    expect(toOrderFacts(order, 'en')).toMatchObject({
      orderName: 'BH100000001',
      paid: 0,
      due: 21_000,
      deliveryName: 'Lakshmi Gowda',
      deliveryLines: ['12, Temple Road', 'Mysuru', 'Karnataka 570001', '+91 9845012345'],
    })
    const online = { ...order, paymentMode: 'online' } as const
    expect(toOrderFacts(online, 'en')).toMatchObject({ paid: 21_000, due: 0 })
    expect(toOrderFacts({ ...order, advAmount: 4_000 }, 'en')).toMatchObject({ paid: 4_000, due: 17_000 })
  })
})

describe('toOrderState', () => {
  const retry = () => undefined
  const stateOf = (remote: Parameters<typeof toOrderState>[0]) => toOrderState(remote, 'en', ({ name }) => name)

  it('[31.5] waits, offers another try, and shows the order with its summary', () => {
    expect(stateOf({ status: 'loading' })).toEqual({ status: 'loading' })
    const error = { code: 'network/server' } as const
    expect(stateOf({ status: 'failed', error, retry })).toEqual({ status: 'failed', onRetry: retry })
    expect(stateOf({ status: 'ready', value: order })).toEqual({
      status: 'ready',
      order: { ...toOrderFacts(order, 'en'), summary: 'BH100000001' },
    })
  })
})

describe('toOrderTotals', () => {
  it('[31.5] shows rows that add up to what is paid', () => {
    const totals = toOrderTotals(order)
    expect(totals).toMatchObject({ totalPrice: 20_000, netCost: 26_000, payable: 21_000, note: 'Ring twice' })
    expect(totals.totalPrice + totals.shippingCharges - totals.specialDiscount).toBe(totals.netCost)
    expect(totals.netCost - totals.discountAmount).toBe(totals.payable)
  })

  it('[25.3] [25.4] [25.5] names what the special discount is made of, where the order tells', () => {
    const specialDiscounts = { productDiscount: 100, coinsDiscount: 800, prepaidDiscount: 100 }
    expect(toOrderTotals({ ...order, specialDiscounts })).toMatchObject(specialDiscounts)
    expect(toOrderTotals(order)).toMatchObject({ specialDiscount: 1_000, coinsDiscount: 0 })
  })
})
