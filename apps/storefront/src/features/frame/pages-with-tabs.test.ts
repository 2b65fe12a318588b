import { describe, expect, it } from 'vitest'
import { hasTabBar } from './pages-with-tabs.ts'

describe('the tab bar', () => {
  it.each(['/', '/hi', '/collections/seeds', '/te/orders', '/kisan-vedika/blogs', '/search/address', '/brands/tapas'])(
    '[10.1] is there on %s',
    (pathname) => {
      expect(hasTabBar(pathname)).toBe(true)
    },
  )

  it.each([
    '/checkout',
    '/checkout/address',
    '/hi/checkout/c-1/payment-mode',
    '/address',
    '/te/address',
    '/cart',
    '/products/x',
    '/auth/signin',
    '/orders/o-1/thank_you',
    '/hi/orders/pending',
  ])('[10.2] disturbs on %s, and is not there', (pathname) => {
    expect(hasTabBar(pathname)).toBe(false)
  })
})
