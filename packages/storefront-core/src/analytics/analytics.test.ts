import { describe, expect, it } from 'vitest'
import type { CartLine } from '../cart/index.ts'
import type { OrderLine } from '../checkout/index.ts'
import {
  analyticsEventNames,
  analyticsSinkNames,
  cartLineItem,
  cartMovement,
  isAnalyticsEvent,
  orderLineItem,
  sinksOf,
} from './index.ts'

function aLine(own: Partial<CartLine> = {}): CartLine {
  return {
    productId: 'p1',
    id: 'v1',
    productName: { text: 'Tomato seed', lang: 'en' },
    productHandle: 'tomato',
    productType: 'Seeds',
    vendorName: 'Vasudha',
    productImage: '/img/tomato.webp',
    title: { text: '10 g', lang: 'en' },
    price: 5_000,
    compareAtPrice: null,
    cartQty: 1,
    isVariantAvailForSale: true,
    isVariantLimited: false,
    inventoryQuantity: 5,
    inventoryManagement: null,
    inventoryPolicy: 'deny',
    maxCount: 0,
    discountProperties: null,
    dynamicPrepaid: null,
    advancePayment: null,
    ...own,
  }
}

const item = cartLineItem(aLine(), 2)

const event = {
  eventId: '0190f0e0-0000-7000-8000-000000000000',
  name: 'add_to_cart',
  occurredAt: '2026-11-25T10:00:00.000Z',
  items: [item],
  facts: { value: 10_000, isGuest: true, page: '/cart' },
}

describe('a reported product', () => {
  it('[08.2] has the facts of its line, with a name of at most 98 characters', () => {
    expect(item).toEqual({
      ...{ id: 'p1', name: 'Tomato seed', category: 'Seeds', brand: 'Vasudha', image: '/img/tomato.webp' },
      ...{ handle: 'tomato', variant: 'v1', inStock: true, deeplink: '/products/tomato', url: '/products/tomato' },
      ...{ price: 5_000, quantity: 2 },
    })
    const renamed = aLine({ oldProductTitle: 'a'.repeat(120), deepLinkUrl: '/products/tomato?variant=v1' })
    expect(cartLineItem(renamed, 1)).toMatchObject({ name: 'a'.repeat(98), deeplink: '/products/tomato?variant=v1' })
  })

  it('[08.2] has the facts of a line of an order', () => {
    const line = {
      ...{ productId: 'p1', variantId: 'v1', productTitle: 'Tomato', variantTitle: '10 g', imageUrl: '/t.webp' },
      ...{ productType: 'Seeds', vendorName: 'Vasudha', productHandle: 'tomato', price: 5_000, newPrice: 6_000 },
      ...{ quantity: 3, availableQuantity: 5, isAvailableForSale: false, maxCount: 0 },
    } as OrderLine
    expect(orderLineItem(line)).toMatchObject({
      variant: 'v1',
      price: 5_000,
      quantity: 3,
      inStock: false,
      url: '/products/tomato',
    })
    expect(orderLineItem({ ...line, deeplinkUrl: '/x' }).deeplink).toBe('/x')
  })
})

describe('isAnalyticsEvent', () => {
  it('[08.2] takes an event with a known name, whole items and plain facts', () => {
    expect(isAnalyticsEvent(event)).toBe(true)
  })

  it.each([
    ['another name', { name: 'password_typed' }],
    ['a short id', { eventId: '1' }],
    ['no time', { occurredAt: 'soon' }],
    ['half an item', { items: [{ id: 'p1' }] }],
    ['a name of 99 characters', { items: [{ ...item, name: 'a'.repeat(99) }] }],
    ['a price that is no number of paise', { items: [{ ...item, price: 1.5 }] }],
    ['an object as a fact', { facts: { user: { phone: '9876543210' } } }],
    ['no number as a fact', { facts: { value: NaN } }],
    ['facts that are none', { facts: null }],
  ])('[08.2] refuses %s', (_, change) => {
    expect(isAnalyticsEvent({ ...event, ...change })).toBe(false)
  })
})

describe('sinksOf', () => {
  it('[08.3] tells the data layer and the activity service of everything', () => {
    for (const name of analyticsEventNames)
      expect(sinksOf(name)).toEqual(expect.arrayContaining(['dataLayer', 'activity']))
    expect(sinksOf('purchase')).toEqual([...analyticsSinkNames])
  })

  it.each([
    ['begin_checkout', ['dataLayer', 'conversion', 'activity']],
    ['banner_click', ['dataLayer', 'activity', 'attribution']],
    ['location_access', ['dataLayer', 'activity']],
  ] as const)('[08.3] tells of %s', (name, sinks) => {
    expect(sinksOf(name)).toEqual(sinks)
  })
})

describe('cartMovement', () => {
  it('[08.1] names what came and what went, with the units', () => {
    const other = (cartQty: number) => aLine({ id: 'v2', cartQty })
    const moved = cartMovement(
      [aLine({ cartQty: 3 }), other(1)],
      [aLine({ cartQty: 1 }), other(4), aLine({ id: 'v3' })],
    )
    const short = (items: typeof moved.added) => items.map(({ variant, quantity }) => [variant, quantity])
    expect(short(moved.added)).toEqual([
      ['v2', 3],
      ['v3', 1],
    ])
    expect(short(moved.removed)).toEqual([['v1', 2]])
    expect(cartMovement([aLine()], [])).toMatchObject({ added: [], removed: [{ quantity: 1 }] })
  })
})
