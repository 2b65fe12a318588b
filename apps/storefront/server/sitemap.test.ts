import { describe, expect, it } from 'vitest'
import { routes } from '../src/routes/route-table.ts'
import { renderRobots, renderSitemap } from './sitemap.ts'

const origin = 'https://shop.example'

describe('renderSitemap', () => {
  it('[01.1] lists a page once per language, each with all its sisters', () => {
    const xml = [...renderSitemap(origin, ['/', '/cart'])].join('')
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

  it('stays XML with an address that holds signs of XML', () => {
    const xml = [...renderSitemap(origin, ['/products/a&b<c'])].join('')
    expect(xml).not.toContain('a&b')
    expect(xml).not.toContain('<c')
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
