import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addToCartCookie, parseCartCookie, serializeCartCookie } from './cart-cookie.ts'

const line = { productId: 'p-1', variantId: 'v-1', quantity: 2 }

describe('cart cookie', () => {
  it('comes back as it was written', () => {
    const lines = [line, { ...line, variantId: 'v-2', quantity: 1 }]
    expect(parseCartCookie(serializeCartCookie(lines))).toEqual(lines)
  })

  it('sums the same variant', () => {
    expect(addToCartCookie([line], { ...line, quantity: 3 })).toEqual([{ ...line, quantity: 5 }])
  })

  it('reads anything malformed as nothing', () => {
    expect(parseCartCookie('p-1.v-1.-3~%E0%~a.b')).toEqual([])
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(parseCartCookie(text))))
  })
})
