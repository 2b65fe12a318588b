import { locales, splitLocalePath } from '@krishi/storefront-core/locale'
import { describe, expect, it } from 'vitest'
import { matchRoute } from './match-route.ts'
import { createPaths } from './paths.ts'
import { readPageNo } from './read-page-no.ts'

function everyAddress(locale: Parameters<typeof createPaths>[0]) {
  const { to, collection, collectionPage, product, checkoutAddress, paymentMode, thankYou, ...fixed } =
    createPaths(locale)
  return [
    ...Object.values(fixed),
    to('/pages/sell-on-krishi'),
    collection('seeds'),
    collectionPage('seeds', 2),
    product('tomato', { variant: '7', from: 'cart' }),
    checkoutAddress('checkout-1'),
    paymentMode('checkout-1'),
    thankYou('order-1', 'checkout-1', 3),
  ]
}

describe('createPaths', () => {
  it.each(locales)('[01.1] carries the language of the page in every address: %s', (locale) => {
    for (const address of everyAddress(locale)) {
      const pathname = address.replace(/\?.*/, '')
      expect(splitLocalePath(pathname).locale).toBe(locale)
      // The cart form is where plain HTML posts to; it is no page.
      const isPage = splitLocalePath(pathname).path !== '/cart/add'
      expect([address, matchRoute(pathname).route !== null]).toEqual([address, isPage])
    }
  })

  it('[01.1] has no prefix in English', () => {
    const { home, cart } = createPaths('en')
    expect([home, cart, createPaths('hi').home, createPaths('hi').cart]).toEqual(['/', '/cart', '/hi', '/hi/cart'])
  })

  it('[05.3] says on a product link where it stands, and which pack is meant', () => {
    const { product } = createPaths('hi')
    expect(product('tomato')).toBe('/hi/products/tomato')
    expect(product('tomato', { from: 'cart' })).toBe('/hi/products/tomato?pf=cart')
    expect(product('tomato', { from: 'search', variant: 'a&b' })).toBe('/hi/products/tomato?pf=search&variant=a%26b')
  })

  it('[05.1] makes addresses that are read back as they were meant', () => {
    const { product, collection, paymentMode } = createPaths('te')
    const handle = 'बीज/100% a?b#c'
    expect(matchRoute(product(handle)).params).toEqual({ handle })
    expect(matchRoute(collection(handle)).params).toEqual({ handle })
    expect(matchRoute(paymentMode(handle)).params).toEqual({ checkoutId: handle })
  })

  it('[12.3] leaves the first page of a listing at its own address', () => {
    const { collection, collectionPage } = createPaths('en')
    expect(collectionPage('seeds', 1)).toBe(collection('seeds'))
    expect(readPageNo(collectionPage('seeds', 4).replace(/.*\?/, ''))).toBe(4)
  })

  it('[29.4] names the open checkout on the address page where there is one', () => {
    const { checkoutAddress } = createPaths('en')
    expect(checkoutAddress(null)).toBe('/checkout/address?source=checkout')
    expect(checkoutAddress('a&b')).toBe('/checkout/address?source=checkout&checkoutId=a%26b')
  })
})
