import { noSelection, parseListingAddress, toListingSearch } from '@krishi/storefront-core/listing'
import { locales, splitLocalePath } from '@krishi/storefront-core/locale'
import { describe, expect, it } from 'vitest'
import { matchRoute } from '../routes/match-route.ts'
import { createVedikaPaths } from '../features/vedika/vedika-paths.ts'
import { createPaths } from './paths.ts'

function everyAddress(locale: Parameters<typeof createPaths>[0]) {
  const { to, collection, product, productReviews, signIn, checkoutAddress, paymentMode, thankYou, ...others } =
    createPaths(locale)
  const { searchTerm, articleSearch, article, order, ...fixed } = others
  const { articles, posts, post, author, askQuestion } = createVedikaPaths({ to })
  return [
    ...Object.values(fixed),
    to('/pages/sell-on-krishi'),
    collection('seeds'),
    collection('seeds', 'rating=4&pageNo=2'),
    searchTerm('neem oil', 2),
    articleSearch('नीम'),
    article('leaf-curl'),
    articles(2),
    posts('show=unsolved'),
    post('post-1'),
    author('user-1'),
    askQuestion,
    product('tomato', { variant: '7', from: 'cart' }),
    productReviews('tomato', 2),
    signIn('/products/tomato'),
    checkoutAddress('checkout-1'),
    paymentMode('checkout-1'),
    paymentMode('checkout-1', 'cod'),
    thankYou('order-1', 'checkout-1', 3),
    order(123_456_789),
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

  it('[11.4] leads to all results of a term', () => {
    const { searchTerm, articleSearch } = createPaths('hi')
    expect(searchTerm('neem oil')).toBe('/hi/search/neem%20oil')
    expect(searchTerm('a/b', 3)).toBe('/hi/search/a%2Fb?pageNo=3')
    expect(articleSearch('neem')).toBe('/hi/kisan-vedika/blogs/search/neem')
    expect(matchRoute(searchTerm('100% नीम/तेल')).params).toEqual({ term: '100% नीम/तेल' })
  })

  it('[12.3] leaves the first page of a listing at its own address', () => {
    const { collection } = createPaths('en')
    expect(collection('seeds', toListingSearch({ selection: noSelection, pageNo: 1 }))).toBe(collection('seeds'))
    const address = { selection: { ...noSelection, brands: ['a'] }, pageNo: 4 }
    const there = collection('seeds', toListingSearch(address))
    expect(parseListingAddress(there.replace(/.*\?/, ''))).toEqual(address)
  })

  it('[19.6] carries the page to come back to, whatever is in its address', () => {
    const { signIn, product } = createPaths('hi')
    const current = product('a&b', { variant: 'c d' })
    const address = new URL(signIn(current), 'https://shop.example')
    expect([address.pathname, address.searchParams.get('callBackUrl')]).toEqual(['/hi/auth/signin', current])
    expect(signIn('/hi/orders')).toBe('/hi/auth/signin?callBackUrl=/hi/orders')
  })

  it('[19.2] leaves the first page of reviews at its own address', () => {
    const { productReviews } = createPaths('hi')
    expect(productReviews('tomato', 1)).toBe('/hi/products/tomato/reviews')
    expect(productReviews('tomato', 3)).toBe('/hi/products/tomato/reviews?pageNo=3')
  })

  it('[30.2] says on the way to the payment page that the payment is on delivery', () => {
    const { paymentMode } = createPaths('hi')
    expect(paymentMode('a b')).toBe('/hi/checkout/a%20b/payment-mode')
    expect(paymentMode('a b', 'cod')).toBe('/hi/checkout/a%20b/payment-mode?mode=cod')
  })

  it('[29.4] names the open checkout on the address page where there is one', () => {
    const { checkoutAddress } = createPaths('en')
    expect(checkoutAddress(null)).toBe('/checkout/address?source=checkout')
    expect(checkoutAddress('a&b')).toBe('/checkout/address?source=checkout&checkoutId=a%26b')
  })
})
