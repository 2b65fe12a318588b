import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeExternalUrl, safeInternalPath } from './index.ts'
import { openRedirects } from './open-redirects.ts'

/** Where a browser goes from a page of the shop. */
function originFrom(page: string, path: string): string {
  return new URL(path, page).origin
}

const pages = ['https://shop.example/', 'https://shop.example/hi/products/x?y', 'http://127.0.0.1:3000/']

/** What every path must do: stay in the shop, for the first reader and for one who reads the result again. */
function staysInside(text: string): boolean {
  const path = safeInternalPath(text)
  if (path === null) return true
  return safeInternalPath(path) === path && pages.every((page) => originFrom(page, path) === new URL(page).origin)
}

describe('safeInternalPath', () => {
  it.each([
    ['/', '/'],
    ['/hi/products/x?variant=1#reviews', '/hi/products/x?variant=1#reviews'],
    ['/search/टमाटर', '/search/%E0%A4%9F%E0%A4%AE%E0%A4%BE%E0%A4%9F%E0%A4%B0'],
    ['/a/../b', '/b'],
    ['/orders?next=//evil.example', '/orders?next=//evil.example'],
  ])('[32.7] takes %s', (text, path) => {
    expect(safeInternalPath(text)).toBe(path)
  })

  it.each(['', 'orders', '?x', '#x', 'https://shop.invalid/orders', '//', '/\\evil.example'])(
    '[32.7] refuses %j',
    (text) => {
      expect(safeInternalPath(text)).toBeNull()
    },
  )

  it('[32.7] never leaves the shop for any of 500 open redirects', () => {
    expect(openRedirects.length).toBeGreaterThan(500)
    expect(openRedirects.filter((text) => !staysInside(text))).toEqual([])
  })

  it('[32.7] never leaves the shop for 100,000 generated texts', { timeout: 120_000 }, () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '\\', '//', '.', '..', '@', ':', '?', '#', '%2f', '%5c', '%2e', '\t', '\n', ' ', ';'),
      fc.constantFrom('https:', 'javascript:', 'evil.example', 'shop.invalid', '[::1]', '。', '\u0000', '\ufeff'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    )
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          text.map((rest) => `/${rest}`),
        ),
        staysInside,
      ),
      { numRuns: 100_000 },
    )
  })
})

describe('safeExternalUrl', () => {
  const hosts = ['pay.example', 'pay.example:8443']

  it.each([
    ['https://pay.example', 'https://pay.example/'],
    ['https://pay.example/x?y#z', 'https://pay.example/x?y#z'],
    ['https://PAY.example:443/x', 'https://pay.example/x'],
    ['https://pay.example:8443/x', 'https://pay.example:8443/x'],
  ])('[32.7] takes %s', (text, url) => {
    expect(safeExternalUrl(text, hosts)).toBe(url)
  })

  it.each([
    ...['', '/orders', 'pay.example', 'http://pay.example', 'javascript:alert(1)//pay.example', '//pay.example'],
    ...['https://pay.example@evil.example', 'https://name@pay.example', 'https://:word@pay.example'],
    ...['https://pay.example.evil.example', 'https://evil.example/pay.example', 'https://pay.example:9/x'],
  ])('[32.7] refuses %j', (text) => {
    expect(safeExternalUrl(text, hosts)).toBeNull()
  })
})
