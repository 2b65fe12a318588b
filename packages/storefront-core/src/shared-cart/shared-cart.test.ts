import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aProduct, aVariant } from '../testing/fixtures.ts'
import { cartCapacity } from '../cart/index.ts'
import {
  addCoupon,
  couponOf,
  decodeSharedCart,
  encodeHandover,
  encodeSharedCart,
  handoverCodeOf,
  planSharedCart,
  sharedCartCapacity,
} from './index.ts'

const line = { productId: 'p1', variantId: 'v1', quantity: 2 }

describe('the link of a cart', () => {
  it('holds products, packs and quantities', () => {
    const lines = [line, { productId: 'gid://shopify/Product/7', variantId: 'a-1', quantity: 1 }]
    expect(encodeSharedCart(lines)).toBe('cart=p1.v1.2~gid%3A%2F%2Fshopify%2FProduct%2F7.a-1.1')
    expect(decodeSharedCart(`#${encodeSharedCart(lines)}`)).toEqual(lines)
  })

  it('has room for so many lines, and leaves out what cannot be in a link', () => {
    const many = Array.from({ length: sharedCartCapacity + 5 }, (_, index) => ({ ...line, variantId: `v${index}` }))
    expect(decodeSharedCart(encodeSharedCart(many))).toEqual(many.slice(0, sharedCartCapacity))
    const tooMany = Array.from({ length: cartCapacity + 5 }, (_, index) => `p1.v${index}.1`).join('~')
    expect(decodeSharedCart(`cart=${tooMany}`)).toHaveLength(cartCapacity)
    expect(encodeSharedCart([{ ...line, productId: 'a.b' }, line])).toBe('cart=p1.v1.2')
  })

  it.each([
    ['nothing', ''],
    ['another fragment', '#top'],
    ['no lines', '#cart='],
    ['no quantity', '#cart=p1.v1'],
    ['none of it', '#cart=p1.v1.0'],
    ['too many units', '#cart=p1.v1.1000'],
    ['a quantity that is no number', '#cart=p1.v1.-1'],
    ['more than a line has', '#cart=p1.v1.1.9'],
    ['an id with other signs', '#cart=p1.<b>.1'],
    ['an id that is too long', `#cart=p1.${'v'.repeat(101)}.1`],
    ['no text', '#cart=%E0%A4%A.v1.1'],
  ])('is empty where a link holds %s', (_, fragment) => {
    expect(decodeSharedCart(fragment)).toEqual([])
  })

  it('takes each pack once, whatever else a link holds', () => {
    expect(decodeSharedCart('#cart=p1.v1.2~nonsense~p1.v1.9~p1.v2.1')).toEqual([
      line,
      { ...line, variantId: 'v2', quantity: 1 },
    ])
    fc.assert(
      fc.property(fc.string(), (text) => {
        const lines = decodeSharedCart(`#cart=${text}`)
        expect(new Set(lines.map(({ variantId }) => variantId)).size).toBe(lines.length)
      }),
    )
  })
})

describe('the link of a cart that is handed over', () => {
  const code = 'c'.repeat(43)

  it('holds a whole cart and its code, which is no line', () => {
    const lines = Array.from({ length: cartCapacity }, (_, index) => ({ ...line, variantId: `v${index}` }))
    const fragment = encodeHandover(lines, code)
    expect(decodeSharedCart(fragment)).toEqual(lines)
    expect(handoverCodeOf(fragment)).toBe(code)
  })

  it.each(['', '#cart=p1.v1.2', '#cart=p1.v1.2&code=', `#cart=p1.v1.2&code=${code}x`])(
    'has no code in %s',
    (fragment) => expect(handoverCodeOf(fragment)).toBeNull(),
  )

  it('wants a coupon beside its lines and its code', () => {
    const fragment = addCoupon(encodeHandover([line], code), 'KISAN 10')
    expect([decodeSharedCart(fragment), handoverCodeOf(fragment), couponOf(fragment)]).toEqual([
      [line],
      code,
      'KISAN 10',
    ])
    expect(couponOf(addCoupon(encodeSharedCart([line]), 'KISAN10'))).toBe('KISAN10')
  })

  it.each([
    '',
    '#cart=p1.v1.2',
    '#cart=p1.v1.2&coupon=',
    '#cart=p1.v1.2&coupon=%E0%A4%A',
    `#&coupon=${'K'.repeat(101)}`,
  ])('wants no coupon in %s', (fragment) => expect(couponOf(fragment)).toBe(''))
})

describe('planSharedCart', () => {
  const { variants: _, ...facts } = aProduct()
  const priced = (stock: number) => ({
    p1: { ...facts, mapVariant: { v1: aVariant({ price: 31_000, inventoryQuantity: stock }) } },
  })

  it('is what can be had today, at today’s price', () => {
    const { lines, shortfalls } = planSharedCart([line], priced(10))
    expect(lines.map(({ variant, quantity }) => [variant.price, quantity])).toEqual([[31_000, 2]])
    expect(shortfalls).toEqual([])
  })

  it('names what cannot be had, as far as the shop still knows it', () => {
    const others = [
      { ...line, variantId: 'v9' },
      { ...line, productId: 'p9' },
    ]
    expect(planSharedCart([line, ...others], priced(0)).shortfalls).toEqual([
      { kind: 'sold-out', productTitle: 'Neem oil', variantTitle: '500 ml', quantity: 0 },
      { kind: 'gone', productTitle: 'Neem oil', variantTitle: '', quantity: 0 },
      { kind: 'gone', productTitle: '', variantTitle: '', quantity: 0 },
    ])
  })
})
