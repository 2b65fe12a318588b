import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCartLine } from '../testing/fixtures.ts'
import { parseStoredCart, parseStoredVersions, serializeCart, serializeVersions } from './index.ts'

const full = aCartLine({
  discountProperties: { type: 'fixed', value: 100 },
  dynamicPrepaid: { roundingType: 'none', value: 2.5 },
  advancePayment: { isAdvanceAmountPayable: false, advAmount: 0, type: 'percentage', value: 0, condition: '' },
})
const bare = aCartLine({
  id: 'bare',
  compareAtPrice: null,
  inventoryQuantity: -3,
  inventoryManagement: null,
  inventoryPolicy: 'continue',
})

describe('parseStoredCart', () => {
  it('[07.3] [07.4] reads back what was kept', () => {
    expect(parseStoredCart(serializeCart([full, bare]))).toEqual([full, bare])
    expect(parseStoredCart([full])).toEqual([full])
    for (const roundingType of ['none', 'ceil', 'floor'] as const) {
      const rounded = { ...bare, dynamicPrepaid: { roundingType, value: 2 } }
      expect(parseStoredCart([rounded])).toEqual([rounded])
    }
  })

  it('[07.3] reads a line that an older version kept without the later fields', () => {
    const { oldProductTitle, deepLinkUrl, position, ...older } = full
    expect([oldProductTitle, deepLinkUrl, position]).not.toContain(undefined)
    expect(parseStoredCart(JSON.stringify([older]))).toEqual([older])
  })

  it.each([null, undefined, '', 'null', '{"0":{}}', '[', '7', 7, {}, [null], [[]]])(
    '[07.3] gives an empty cart for %j',
    (stored) => {
      expect(parseStoredCart(stored)).toEqual([])
    },
  )

  it.each(Object.keys(full))('[07.3] leaves out a line whose %s is corrupt and keeps the rest', (key) => {
    const corrupt = { ...full, id: 'corrupt', [key]: { not: 'this' } }
    expect(parseStoredCart(JSON.stringify([corrupt, bare]))).toEqual([bare])
  })

  it.each([
    { cartQty: 0 },
    { cartQty: -1 },
    { cartQty: 1.5 },
    { price: -1 },
    { price: 0.5 },
    { productName: { text: 'Neem', lang: 'fr' } },
    { title: { text: 1, lang: 'en' } },
    { inventoryManagement: 'other' },
    { inventoryPolicy: 'maybe' },
    { inventoryQuantity: 1.5 },
    { discountProperties: { type: 'gift', value: 1 } },
    { discountProperties: { type: 'fixed', value: null } },
    { dynamicPrepaid: { roundingType: 'up', value: 1 } },
    { dynamicPrepaid: { roundingType: 'ceil', value: -1 } },
    { advancePayment: { ...full.advancePayment, isAdvanceAmountPayable: 1 } },
    { advancePayment: { ...full.advancePayment, advAmount: '1' } },
    { advancePayment: { ...full.advancePayment, type: '' } },
    { advancePayment: { ...full.advancePayment, value: -1 } },
    { advancePayment: { ...full.advancePayment, condition: null } },
  ])('[07.3] leaves out a line with %j', (changes) => {
    expect(parseStoredCart([{ ...full, ...changes }, bare])).toEqual([bare])
  })

  it('[07.3] keeps the first of two lines of a variant', () => {
    expect(parseStoredCart([full, { ...full, cartQty: 9 }])).toEqual([full])
  })

  it('[07.3] never throws, and keeps exactly what is sound', () => {
    const junk = fc.oneof(
      fc.anything(),
      fc.record(Object.fromEntries(Object.keys(full).map((key) => [key, fc.anything()]))),
    )
    fc.assert(
      fc.property(fc.array(junk), fc.string(), (before, text) => {
        expect(parseStoredCart([...before, full]).at(-1)).toEqual(full)
        expect(parseStoredCart(text)).toEqual([])
      }),
    )
  })
})

describe('parseStoredVersions', () => {
  it('[07.3] reads back what was kept', () => {
    const versions = new Map([
      ['a', 1],
      ['b', 7],
    ])
    expect(parseStoredVersions(serializeVersions(versions))).toEqual(versions)
  })

  it('[07.3] leaves out what is corrupt', () => {
    expect(parseStoredVersions('{"a":1,"b":"2","c":-1,"d":1.5}')).toEqual(new Map([['a', 1]]))
    for (const stored of [null, '', '[1]', '7', [1]]) expect(parseStoredVersions(stored)).toEqual(new Map())
  })
})
