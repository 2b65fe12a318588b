import { describe, expect, it } from 'vitest'
import { toOrderLine } from '../cart/index.ts'
import type { OrderLine } from '../checkout/index.ts'
import { aCartLine } from '../testing/fixtures.ts'
import type { Fulfillment } from './index.ts'
import { canTrack, isOnItsWay, orderStatus, shownParcels, unsentLines } from './index.ts'

function aLine(variantId: string, quantity: number): OrderLine {
  return toOrderLine(aCartLine({ id: variantId, cartQty: quantity }))
}

/** A parcel with the given quantities by variant. */
function aParcel(quantities: Readonly<Record<string, number>> = {}, changes: Partial<Fulfillment> = {}): Fulfillment {
  const lineItems = Object.entries(quantities).map(([variantId, quantity]) => ({
    variantId,
    name: '',
    productImageUrl: '',
    vendor: '',
    variantTitle: '',
    quantity,
    fulfillmentStatus: 'fulfilled',
  }))
  const facts = { status: 'success', shipmentStatus: null, trackingNumber: 'T1', carrier: '', sentAt: '' }
  return { ...facts, lineItems, ...changes }
}

const placed = { cancelledAt: null, fulfillmentStatus: null }
const inTransit = aParcel({ a: 1 }, { shipmentStatus: 'in_transit' })
const delivered = aParcel({ a: 1 }, { shipmentStatus: 'delivered' })
const neverLeft = aParcel({ a: 1 }, { status: 'cancelled', shipmentStatus: 'failure' })

describe('orderStatus', () => {
  it.each([
    ['nothing has happened', placed, 'order placed'],
    ['there is no parcel yet', { ...placed, fulfillments: [] }, 'order placed'],
    ['a part was sent', { ...placed, fulfillmentStatus: 'partial' }, 'partial'],
    ['the carrier says nothing', { ...placed, fulfillmentStatus: 'fulfilled', fulfillments: [aParcel()] }, 'fulfilled'],
    [
      'the carrier says where it is',
      { ...placed, fulfillmentStatus: 'fulfilled', fulfillments: [inTransit] },
      'in_transit',
    ],
    ['there are two parcels', { ...placed, fulfillments: [inTransit, delivered] }, 'in_transit'],
    ['the first parcel never left', { ...placed, fulfillments: [neverLeft, delivered] }, 'delivered'],
    ['it was cancelled', { ...placed, cancelledAt: '2026-11-25', fulfillments: [inTransit] }, 'cancelled'],
  ] as const)('[31.1] is told where %s', (_, order, status) => {
    expect(orderStatus(order)).toBe(status)
  })
})

describe('the parcels of an order', () => {
  it('[31.2] are shown, but for those that never left', () => {
    expect(shownParcels({})).toEqual([])
    expect(shownParcels({ fulfillments: [neverLeft, inTransit] })).toEqual([inTransit])
  })

  it.each([
    ['nothing was sent', [], { a: 2, b: 1 }],
    ['a line was sent', [aParcel({ a: 2 })], { b: 1 }],
    ['a part of a line was sent', [aParcel({ a: 1 })], { a: 1, b: 1 }],
    ['a line came in two parcels', [aParcel({ a: 1 }), aParcel({ a: 1 })], { b: 1 }],
    ['a parcel never left', [aParcel({ a: 2, b: 1 }, { status: 'cancelled' })], { a: 2, b: 1 }],
    ['all was sent', [aParcel({ a: 2 }), aParcel({ b: 1 })], {}],
    ['more was sent', [aParcel({ a: 5, b: 1, c: 1 })], {}],
  ] as const)('[31.2] leave out what is not sent yet: %s', (_, fulfillments, expected) => {
    const left = unsentLines({ lineItems: [aLine('a', 2), aLine('b', 1)], fulfillments })
    expect(Object.fromEntries(left.map(({ variantId, quantity }) => [variantId, quantity]))).toEqual(expected)
  })

  it('[31.2] fill one line of a pack after the other', () => {
    const lineItems = [aLine('a', 2), aLine('a', 2)]
    expect(unsentLines({ lineItems, fulfillments: [aParcel({ a: 3 })] })).toEqual([aLine('a', 1)])
  })
})

describe('canTrack', () => {
  const createdAt = '2026-11-19T10:00:00.000Z'
  it.each([
    ['T1', '2026-11-19T10:00:00.000Z', true],
    ['T1', '2026-11-25T10:00:00.000Z', true],
    ['T1', '2026-11-25T10:00:00.001Z', false],
    [null, '2026-11-19T10:00:00.000Z', false],
    ['', '2026-11-19T10:00:00.000Z', false],
  ])('[31.3] of parcel %j at %s is %j', (trackingNumber, now, expected) => {
    expect(canTrack({ createdAt }, { trackingNumber }, Date.parse(now))).toBe(expected)
  })
})

describe('isOnItsWay', () => {
  const lineItems = [aLine('a', 1)]
  it.each([
    ['placed', {}, true],
    ['cancelled', { cancelledAt: '2026-11-25' }, false],
    ['delivered', { fulfillmentStatus: 'delivered' }, false],
    ['in a parcel under way', { fulfillments: [inTransit] }, true],
    ['in a parcel that has come', { fulfillments: [delivered] }, false],
    ['in a parcel that goes back', { fulfillments: [aParcel({ a: 1 }, { shipmentStatus: 'failure' })] }, false],
    ['in one that has come and one under way', { fulfillments: [delivered, inTransit] }, true],
    ['in a parcel that never left', { fulfillments: [neverLeft] }, true],
  ] as const)('[31.8] of an order that is %s', (_, changes, expected) => {
    expect(isOnItsWay({ ...placed, lineItems, ...changes })).toBe(expected)
  })
})
