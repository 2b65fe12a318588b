import { describe, expect, it } from 'vitest'
import { appBannerHref, defaultSettings, settingsIn } from './index.ts'

const stores = { androidHref: 'https://play.example/krishi', iosHref: 'https://apps.example/krishi' }
const android = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'
const laptop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36'

describe('appBannerHref', () => {
  it.each([
    ['an Android', android, stores.androidHref],
    ['an iPhone', iphone, stores.iosHref],
    ['a laptop', laptop, null],
  ])('[10.3] on %s leads to %s', (_device, userAgent, href) => {
    expect(appBannerHref(stores, { userAgent, pathname: '/' })).toBe(href)
    expect(appBannerHref(defaultSettings.appBanner, { userAgent, pathname: '/' })).toBe(null)
  })

  it.each([
    ...['/checkout', '/hi/checkout/c-1/payment-mode', '/cart', '/te/wishlist', '/collections/seeds', '/orders/o-1'],
    ...['/address', '/loyalty', '/auth/signin', '/signin', '/hi/collections/seeds'],
  ])('[10.3] disturbs on %s', (pathname) => {
    expect(appBannerHref(stores, { userAgent: android, pathname })).toBe(null)
  })

  it.each(['/', '/hi', '/products/cart-wheel', '/te/kisan-vedika/posts', '/brands', '/pages/privacy-policy'])(
    '[10.3] is there on %s',
    (pathname) => {
      expect(appBannerHref(stores, { userAgent: android, pathname })).toBe(stores.androidHref)
    },
  )

  it.each(['from-app', 'app-browser'] as const)('[10.3] leads nowhere inside the app, %s', (mode) => {
    const { appBanner } = settingsIn(mode, { ...defaultSettings, appBanner: stores })
    expect(appBannerHref(appBanner, { userAgent: android, pathname: '/' })).toBe(null)
  })
})
