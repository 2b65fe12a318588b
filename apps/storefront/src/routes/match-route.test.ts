import { localizePath } from '@krishi/storefront-core/locale'
import { describe, expect, it } from 'vitest'
import { matchRoute } from './match-route.ts'
import { routes } from './route-table.ts'

/** An address of each row: what stands for a part is another text per part. */
const addresses = routes.map((route) => {
  const params: Record<string, string> = {}
  const path = route.pattern.replace(/:(\w+)/g, (_, part: string) => (params[part] = `some-${part}`))
  return { pattern: route.pattern, path, params }
})

describe('matchRoute', () => {
  it.each(addresses)('[05.1] finds $pattern at $path, in English and in Hindi', ({ pattern, path, params }) => {
    expect(matchRoute(path)).toMatchObject({ locale: 'en', path, params, route: { pattern } })
    expect(matchRoute(localizePath(path, 'hi'))).toMatchObject({ locale: 'hi', path, params, route: { pattern } })
  })

  it('[05.1] has a table without two rows of one pattern', () => {
    expect(new Set(routes.map(({ pattern }) => pattern)).size).toBe(routes.length)
  })

  it('[01.1] reads the language off the front and leaves the path without it', () => {
    expect(matchRoute('/hi/products/tomato')).toMatchObject({
      locale: 'hi',
      path: '/products/tomato',
      params: { handle: 'tomato' },
    })
    expect(matchRoute('/hi')).toMatchObject({ locale: 'hi', path: '/', route: { screen: 'home' } })
  })

  it('[01.7] gives a page one path, with a slash at its end or without', () => {
    expect(matchRoute('/collections/seeds/')).toMatchObject({ path: '/collections/seeds', params: { handle: 'seeds' } })
    expect(matchRoute('/hi/collections/seeds//').path).toBe('/collections/seeds')
    expect(matchRoute('/hi/').path).toBe('/')
  })

  it.each(['/fr/cart', '/en/cart', '/HI/cart', '/hi/te/cart'])('[01.1] has no page at %s', (pathname) => {
    expect(matchRoute(pathname).route).toBeNull()
  })

  it.each(['/nothing', '/products', '/products/a/b/c', '/checkout/1/2/payment-mode'])(
    '[05.1] has no page at %s',
    (pathname) => {
      expect(matchRoute(pathname)).toMatchObject({ route: null, params: {} })
    },
  )

  it('[05.1] decodes what an address carries', () => {
    expect(matchRoute('/products/%E0%A4%AC%E0%A5%80%E0%A4%9C').params).toEqual({ handle: 'बीज' })
    expect(matchRoute('/products/a%2Fb').params).toEqual({ handle: 'a/b' })
    expect(matchRoute('/products/100%25').params).toEqual({ handle: '100%' })
  })

  it.each(['/products/%E0', '/hi/collections/%', '/products/%zz'])(
    '[05.1] takes %s for an unknown address and does not throw',
    (pathname) => {
      expect(matchRoute(pathname)).toMatchObject({ route: null, params: {} })
    },
  )
})
