import { describe, expect, it } from 'vitest'
import { addToCart, aStorefront } from '../testing/a-storefront.ts'
import { aStorage } from '../testing/storages.ts'

/** A page whose device keeps a cart of one. */
function aReturn(isCartShown?: boolean) {
  const browser = aStorage()
  addToCart(aStorefront({ browser }))
  const touch = { now: () => {} }
  const later = aStorefront({
    browser,
    ...(isCartShown !== undefined && { isCartShown }),
    onFirstTouch(listener) {
      const before = touch.now
      touch.now = () => {
        before()
        listener()
      }
      return () => {}
    },
  })
  const stop = later.storefront.start()
  return { count: () => later.storefront.cart.getState().view.count, touch: () => touch.now(), stop }
}

describe('start of a storefront', () => {
  it('shows the stored cart with the page', () => {
    const { count, stop } = aReturn()
    expect(count()).toBe(1)
    stop()
  })

  it('leaves the stored cart until the first touch where the page shows none', () => {
    const { count, touch, stop } = aReturn(false)
    expect(count()).toBe(0)
    touch()
    expect(count()).toBe(1)
    stop()
  })
})
