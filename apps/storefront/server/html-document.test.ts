import { describe, expect, it } from 'vitest'
import { escapeHtml, escapeJson, renderHtmlDocument } from './html-document.ts'

const page = {
  locale: 'hi',
  title: 'बीज <b>',
  description: 'a "quoted" text',
  canonical: 'https://shop.example/hi/collections/seeds',
  alternates: [['te', 'https://shop.example/te/collections/seeds']],
  noIndex: false,
  engine: null,
  jsonLd: [{ '@type': 'Product', name: '</script>' }],
  css: 'body{}',
  sheets: ['/assets/a.css'],
  areSheetsInlined: true,
  body: '<main></main>',
  unloaded: 'not "loaded"',
  state: { text: '</script><!--' },
  bootScript: '0',
  entry: '/assets/entry.js',
  preload: ['/assets/page.js'],
  start: 'when-idle',
} as const

describe('html document', () => {
  it('[01.7] names the language of the page', () => {
    expect(renderHtmlDocument(page)).toContain('<html lang="hi"')
  })

  it('escapes what came from data', () => {
    const html = renderHtmlDocument(page)
    expect(html).toContain('<title>बीज &#60;b&#62;</title>')
    expect(html).toContain('content="a &#34;quoted&#34; text"')
    expect(html.match(/<\/script>/g)).toHaveLength(3)
  })

  it('keeps JSON whole through the escape', () => {
    expect(JSON.parse(escapeJson(page.state))).toEqual(page.state)
    expect(escapeHtml(`'`)).toBe('&#39;')
  })

  it('tells the client which engine it reads from, where that is not the API of the shop', () => {
    const engine = { name: 'shopify', url: 'https://krishi.example', token: '</script>', checkoutHosts: [] } as const
    const [, told = ''] = /id="shop-engine">(.*?)<\/script>/.exec(renderHtmlDocument({ ...page, engine })) ?? []
    expect(JSON.parse(told)).toEqual(engine)
    expect(renderHtmlDocument(page)).not.toContain('shop-engine')
  })

  it('tells search engines one address, or to stay away', () => {
    expect(renderHtmlDocument(page)).toContain('rel="canonical" href="https://shop.example/hi/collections/seeds"')
    const personal = renderHtmlDocument({ ...page, noIndex: true })
    expect(personal).toContain('content="noindex"')
    expect(personal).not.toContain('canonical')
  })
})
