import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCartLine, aProduct, aVariant } from '../testing/fixtures.ts'
import {
  canBuy,
  checkAdd,
  defaultVariant,
  isProductSoldOut,
  listedVariant,
  purchasableLines,
  quantityLimits,
  variantAvailability,
  variantsOfPack,
} from './index.ts'
import type { Stock } from './index.ts'

const anyStock: fc.Arbitrary<Stock> = fc.record({
  inventoryQuantity: fc.integer({ min: -5, max: 20 }),
  inventoryManagement: fc.constantFrom('shopify' as const, null),
  inventoryPolicy: fc.constantFrom('deny' as const, 'continue' as const),
  maxCount: fc.nat(20),
})

const free = { forSale: true, limited: false, quantity: Infinity }
const soldOut = { forSale: false, limited: false, quantity: 0 }

const unlimited = { min: 0, max: Infinity, reason: null }

/** management, policy, stock, maxCount, availability, limits */
const table = [
  [null, 'deny', -1, 0, free, unlimited],
  [null, 'deny', 0, 0, free, unlimited],
  [null, 'deny', 1, 0, free, unlimited],
  [null, 'continue', 0, 0, free, unlimited],
  [null, 'continue', 1, 0, free, unlimited],
  ['shopify', 'continue', -1, 0, free, unlimited],
  ['shopify', 'continue', 0, 0, free, unlimited],
  ['shopify', 'continue', 1, 0, free, unlimited],
  ['shopify', 'deny', -1, 0, soldOut, { min: 0, max: 0, reason: 'stock' }],
  ['shopify', 'deny', 0, 0, soldOut, { min: 0, max: 0, reason: 'stock' }],
  ['shopify', 'deny', 1, 0, { forSale: true, limited: true, quantity: 1 }, { min: 0, max: 1, reason: 'stock' }],
  ['shopify', 'deny', 9, 0, { forSale: true, limited: true, quantity: 9 }, { min: 0, max: 9, reason: 'stock' }],
  [null, 'deny', 0, 5, { forSale: true, limited: true, quantity: 5 }, { min: 0, max: 5, reason: 'max-count' }],
  [null, 'continue', 0, 5, { forSale: true, limited: true, quantity: 5 }, { min: 0, max: 5, reason: 'max-count' }],
  ['shopify', 'continue', 0, 5, { forSale: true, limited: true, quantity: 5 }, { min: 0, max: 5, reason: 'max-count' }],
  ['shopify', 'deny', 0, 5, soldOut, { min: 0, max: 0, reason: 'stock' }],
  ['shopify', 'deny', 3, 5, { forSale: true, limited: true, quantity: 5 }, { min: 0, max: 3, reason: 'stock' }],
  ['shopify', 'deny', 5, 5, { forSale: true, limited: true, quantity: 5 }, { min: 0, max: 5, reason: 'stock' }],
  ['shopify', 'deny', 9, 5, { forSale: true, limited: true, quantity: 5 }, { min: 0, max: 5, reason: 'max-count' }],
] as const

describe.each(table)('managed by %s, policy %s, stock %d, maxCount %d', (...row) => {
  const [inventoryManagement, inventoryPolicy, inventoryQuantity, maxCount, availability, limits] = row
  const stock = { inventoryManagement, inventoryPolicy, inventoryQuantity, maxCount }

  it('[22.1] [22.2] is available as specified', () => {
    expect(variantAvailability(stock)).toEqual(availability)
  })

  it('[22.4] may be held up to what there is and what is allowed', () => {
    expect(quantityLimits(stock)).toEqual(limits)
  })
})

describe('checkAdd', () => {
  it('[22.4] refuses more than there is and tells how many remain', () => {
    const stock = aVariant({ inventoryQuantity: 3 })
    expect(checkAdd(stock, 3)).toEqual({ ok: true, value: 3 })
    expect(checkAdd(stock, 4)).toEqual({ ok: false, error: { code: 'cart/limited-stock', remaining: 3 } })
    expect(checkAdd(aVariant({ inventoryQuantity: 0 }), 1)).toEqual({
      ok: false,
      error: { code: 'cart/limited-stock', remaining: 0 },
    })
  })

  it('[22.4] allows exactly what the limits allow, and nothing that is not for sale', () => {
    fc.assert(
      fc.property(anyStock, fc.integer({ min: 1, max: 30 }), (stock, quantity) => {
        expect(checkAdd(stock, quantity).ok).toBe(quantity <= quantityLimits(stock).max)
        expect(quantityLimits(stock).max > 0).toBe(variantAvailability(stock).forSale)
      }),
    )
  })
})

describe('purchasableLines', () => {
  it('[22.3] keeps lines that are for sale with at least one of it', () => {
    const bought = aCartLine({ id: 'bought' })
    const lines = [
      bought,
      aCartLine({ id: 'none', cartQty: 0 }),
      aCartLine({ id: 'gone', isVariantAvailForSale: false }),
    ]
    expect(purchasableLines(lines)).toEqual([bought])
  })
})

describe('canBuy', () => {
  it.each([
    ['active', 1, true],
    ['active', 0, false],
    ['archived', 1, false],
  ] as const)('[22.1] of a product that is %s with %d in stock: %s', (status, inventoryQuantity, can) => {
    expect(canBuy({ status }, aVariant({ inventoryQuantity }))).toBe(can)
  })
})

describe('isProductSoldOut', () => {
  it('[12.5] is so when every variant is unavailable', () => {
    const gone = aVariant({ id: 'gone', inventoryQuantity: 0 })
    expect(isProductSoldOut(aProduct({ variants: [gone, aVariant()] }))).toBe(false)
    expect(isProductSoldOut(aProduct({ variants: [gone, gone] }))).toBe(true)
    expect(isProductSoldOut(aProduct({ variants: [] }))).toBe(true)
  })
})

describe('defaultVariant', () => {
  const gone = aVariant({ id: 'gone', inventoryQuantity: 0 })
  const first = aVariant({ id: 'first' })
  const second = aVariant({ id: 'second' })

  it('[15.2] is the one that was asked for, also when it is sold out', () => {
    expect(defaultVariant(aProduct({ variants: [gone, first, second] }), 'second')).toBe(second)
    expect(defaultVariant(aProduct({ variants: [first, gone] }), 'gone')).toBe(gone)
  })

  it('[15.2] is else the first that is for sale, else the first', () => {
    expect(defaultVariant(aProduct({ variants: [gone, first, second] }))).toBe(first)
    expect(defaultVariant(aProduct({ variants: [gone, first, second] }), 'unknown')).toBe(first)
    const alsoGone = aVariant({ id: 'also', inventoryQuantity: 0 })
    expect(defaultVariant(aProduct({ variants: [gone, alsoGone] }))).toBe(gone)
    expect(defaultVariant(aProduct({ variants: [] }), 'first')).toBeUndefined()
  })

  it('[15.2] is the first of a tab', () => {
    const pair = aVariant({ id: 'pair', packCount: 2 })
    const product = aProduct({ variants: [first, pair, second] })
    expect(variantsOfPack(product, 'single')).toEqual([first, second])
    expect(variantsOfPack(product, 'multi')).toEqual([pair])
  })
})

describe('the pack that a listing shows', () => {
  const soldOut = aVariant({ id: 'sold out', price: 40_000, inventoryQuantity: 0 })
  const small = aVariant({ id: 'small', price: 60_000 })
  const large = aVariant({ id: 'large', price: 90_000 })
  const product = aProduct({ variants: [soldOut, small, large] })
  const listed = (minPrice: number | null, maxPrice: number | null, availability: boolean | null = null) =>
    listedVariant(product, { price: { minPrice, maxPrice }, availability })?.id

  it('[13.8] is the one of its page while no price is asked for', () => {
    expect(listed(null, null)).toBe('small')
    expect(listed(null, null, false)).toBe('small')
  })

  it('[13.8] is the first in the range that can be bought, and none where there is no such pack', () => {
    expect(listed(null, 90_000)).toBe('small')
    expect(listed(60_001, null)).toBe('large')
    expect(listed(90_000, 90_000)).toBe('large')
    expect(listed(null, 59_999)).toBeUndefined()
    expect(listed(90_001, null)).toBeUndefined()
  })

  it('[13.8] is the first in the range at all for a shopper who asks for what is sold out', () => {
    expect(listed(null, 59_999, false)).toBe('sold out')
    expect(listed(null, 59_999, true)).toBeUndefined()
  })
})
