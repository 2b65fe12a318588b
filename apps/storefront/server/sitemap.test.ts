import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { routes } from '../src/routes/route-table.ts'
import { renderRobots, renderSitemap } from './sitemap.ts'
import { partsOf, prefixOf } from './sitemap-parts.ts'

const origin = 'https://shop.example'

const textOf = (paths: readonly string[]) => text(renderSitemap(origin, [paths]))

describe('renderSitemap', () => {
  it('[01.1] lists a page once per language, each with all its sisters', async () => {
    const xml = await textOf(['/', '/cart'])
    const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(addresses.slice(0, 3)).toEqual([`${origin}/`, `${origin}/hi`, `${origin}/te`])
    expect(new Set(addresses).size).toBe(12)
    const [first = ''] = xml.split('</url>')
    expect([...first.matchAll(/hreflang="(.*?)"/g)].map(([, language]) => language)).toEqual([
      'en',
      'hi',
      'te',
      'ta',
      'kn',
      'bn',
      'x-default',
    ])
    expect(first).toContain(`hreflang="x-default" href="${origin}/"`)
  })

  it('stays XML with an address that holds signs of XML', async () => {
    const xml = await textOf(['/products/a&b<c'])
    expect(xml).not.toContain('a&b')
    expect(xml).not.toContain('<c')
  })
})

describe('partsOf', () => {
  it.each([
    [0, ['pages']],
    [1, ['pages', 'products']],
    [2000, ['pages', 'products']],
  ])('gives a shop of %i products few parts', (products, parts) => {
    expect(partsOf(products)).toEqual(parts)
  })

  it.each([2001, 10_000, 32_000, 32_001, 600_000])(
    'shares %i products out to parts that are all of them together and none twice',
    (products) => {
      const [, ...parts] = partsOf(products)
      const prefixes = parts.map(prefixOf)
      const digits = prefixes[0]?.length ?? 0
      expect(new Set(prefixes).size).toBe(16 ** digits)
      expect(prefixes.filter((prefix) => !/^[\da-f]+$/.test(prefix) || prefix.length !== digits)).toEqual([])
      expect(products / prefixes.length).toBeLessThanOrEqual(2000)
    },
  )

  it('keeps within 50,000 addresses and 50 MB where a part is half as large again as others and all handles are long', async () => {
    const paths = Array.from({ length: 3000 }, (_, index) => `/products/${String(index).padEnd(200, 'x')}`)
    const xml = await textOf(paths)
    expect(xml.split('<loc>').length - 1).toBe(18_000)
    expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024)
  })
})

describe('renderRobots', () => {
  const robots = renderRobots(origin)

  function isKeptOut(path: string): boolean {
    const rules = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, rule = '']) => rule)
    return rules.some((rule) => (rule.startsWith('/*') ? path.includes(rule.slice(2)) : path.startsWith(rule)))
  }

  it.each(['/checkout/address', '/orders/1', '/auth/signin', '/wishlist', '/search/urea', '/api/menu'])(
    'keeps robots out of %s in every language',
    (path) => {
      expect([isKeptOut(path), isKeptOut(`/hi${path}`)]).toEqual([true, true])
    },
  )

  it('leaves every page open that search engines may show', () => {
    const open = routes.filter((route) => !route.noIndex).map(({ pattern }) => pattern.replace(/:(\w+)/g, '$1'))
    expect(open.filter((path) => isKeptOut(path) || isKeptOut(`/hi${path}`))).toEqual([])
  })

  it('leads to the sitemap', () => {
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })
})
