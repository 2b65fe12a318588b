import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alternatePaths, isLocale, localizePath, locales, splitLocalePath, switchLocalePath } from './index.ts'

const anyLocale = fc.constantFrom(...locales)
const anyPath = fc
  .array(fc.oneof(fc.constantFrom('cart', 'hi', 'en', 'hindi', '', '..', '\\'), fc.webSegment()), { maxLength: 4 })
  .map((segments) => `/${segments.join('/')}`)

describe('isLocale', () => {
  it('[01.1] knows the six languages by their exact code', () => {
    expect(['en', 'hi', 'te', 'ta', 'kn', 'bn', 'EN', 'fr', '', undefined].filter(isLocale)).toEqual([...locales])
  })
})

describe('localizePath', () => {
  it.each([
    ['/cart', 'hi', '/hi/cart'],
    ['/cart', 'en', '/cart'],
    ['/', 'te', '/te'],
    ['/', 'en', '/'],
    ['/hi', 'hi', '/hi'],
    ['/hi/', 'hi', '/hi'],
    ['/hi/cart', 'hi', '/hi/cart'],
    ['/hi/cart', 'ta', '/hi/cart'],
    ['/hi/cart', 'en', '/hi/cart'],
    ['/hindi', 'hi', '/hi/hindi'],
    ['/en/cart', 'hi', '/hi/en/cart'],
    ['/collections/x?brands=a&pageNo=2#top', 'kn', '/kn/collections/x?brands=a&pageNo=2#top'],
    ['/?a=/b', 'bn', '/bn?a=/b'],
    ['/#faq', 'bn', '/bn#faq'],
    ['//evil.example', 'hi', '/hi/evil.example'],
    ['//evil.example', 'en', '/evil.example'],
    ['/\\evil.example', 'en', '/evil.example'],
    ['/hi//evil.example', 'en', '/hi/evil.example'],
  ] as const)('[01.1] brings %s in %s to %s', (path, locale, expected) => {
    expect(localizePath(path, locale)).toBe(expected)
  })

  it.each(['https://example.com/cart', 'tel:+919876543210', 'mailto:a@example.com', '#top', '?a=1', 'cart', ''])(
    '[01.1] leaves %j alone',
    (address) => {
      expect(localizePath(address, 'hi')).toBe(address)
    },
  )

  it('[01.1] may be repeated, never leaves the shop and can be read back', () => {
    fc.assert(
      fc.property(anyPath, anyLocale, (path, locale) => {
        const once = localizePath(path, locale)
        expect(localizePath(once, locale)).toBe(once)
        expect(once).toMatch(/^\/(?![/\\])/)
        expect(splitLocalePath(once).path).toBe(splitLocalePath(path).path)
      }),
    )
  })
})

describe('splitLocalePath', () => {
  it.each([
    ['/hi/cart', { locale: 'hi', path: '/cart' }],
    ['/hi', { locale: 'hi', path: '/' }],
    ['/hi/', { locale: 'hi', path: '/' }],
    ['/', { locale: 'en', path: '/' }],
    ['', { locale: 'en', path: '/' }],
    ['/cart/', { locale: 'en', path: '/cart/' }],
    ['/fr/cart', { locale: 'en', path: '/fr/cart' }],
    ['/en/cart', { locale: 'en', path: '/en/cart' }],
    ['/HI/cart', { locale: 'en', path: '/HI/cart' }],
    ['/hindi', { locale: 'en', path: '/hindi' }],
    ['/bn//a', { locale: 'bn', path: '/a' }],
    ['cart/hi', { locale: 'en', path: '/cart/hi' }],
  ] as const)('[01.1] reads %s', (pathname, expected) => {
    expect(splitLocalePath(pathname)).toEqual(expected)
  })
})

describe('switchLocalePath', () => {
  it.each([
    ['/te/collections/x?brands=a&pageNo=2', 'hi', '/hi/collections/x?brands=a&pageNo=2'],
    ['/te/collections/x#reviews', 'en', '/collections/x#reviews'],
    ['/cart', 'kn', '/kn/cart'],
    ['/te', 'en', '/'],
    ['/te?a=1', 'ta', '/ta?a=1'],
  ] as const)('[01.4] brings %s to %s', (path, locale, expected) => {
    expect(switchLocalePath(path, locale)).toBe(expected)
  })

  it('[01.4] finds the way back from every path that has at most one prefix', () => {
    fc.assert(
      fc.property(anyPath, anyLocale, anyLocale, (path, first, second) => {
        fc.pre(splitLocalePath(splitLocalePath(path).path).locale === 'en')
        const there = switchLocalePath(path, first)
        expect(switchLocalePath(switchLocalePath(there, second), first)).toBe(there)
      }),
    )
  })
})

describe('alternatePaths', () => {
  it('[01.1] names a page in the six languages and for everybody else', () => {
    const expected = [
      ['en', '/cart?a=1'],
      ['hi', '/hi/cart?a=1'],
      ['te', '/te/cart?a=1'],
      ['ta', '/ta/cart?a=1'],
      ['kn', '/kn/cart?a=1'],
      ['bn', '/bn/cart?a=1'],
      ['x-default', '/cart?a=1'],
    ]
    expect(alternatePaths('/cart?a=1')).toEqual(expected)
    expect(alternatePaths('/hi/cart?a=1')).toEqual(expected)
  })
})
