import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addToCartCookie, parseCartCookie, readCartCookie, serializeCartCookie } from './cart-cookie.ts'

const line = { productId: 'p-1', variantId: 'v-1', quantity: 2 }

describe('cart cookie', () => {
  it('comes back as it was written', () => {
    const lines = [line, { ...line, variantId: 'v-2', quantity: 1 }]
    expect(parseCartCookie(serializeCartCookie(lines))).toEqual(lines)
  })

  it('sums the same variant', () => {
    expect(addToCartCookie([line], { ...line, quantity: 3 })).toEqual([{ ...line, quantity: 5 }])
  })

  it('is found among other cookies, under its own name', () => {
    const cookies = `session=1; old_cart_adds=p-9.v-9.9; cart_adds=${serializeCartCookie([line])}; last=2`
    expect(readCartCookie(cookies, 'cart_adds')).toEqual([line])
    expect(readCartCookie(cookies, 'cart_drawn')).toEqual([])
  })

  it.each(['__Host-', '__Secure-'])(
    'is found under its name over https, which begins with %s, before an older one',
    (prefix) => {
      const value = serializeCartCookie([line])
      expect(readCartCookie(`cart_adds=p-9.v-9.9; ${prefix}cart_adds=${value}`, 'cart_adds')).toEqual([line])
    },
  )

  it('reads anything malformed as nothing', () => {
    expect(parseCartCookie('p-1.v-1.-3~%E0%~a.b')).toEqual([])
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(parseCartCookie(text))))
  })
})
