import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMedusaShop } from '../../../packages/adapter-medusa/suites/testing/a-medusa-shop.ts'
import { followLinks } from './shop-links.ts'
import { createApiOfTest, createShopOfTest } from './shop-of-test.ts'

const { options, sample, findable } = aMedusaShop()
const { baseUrl, publishableKey, regionId, shipping } = options
const engine = { name: 'medusa', url: baseUrl, publishableKey, regionId, shipping } as const
const ofTest = createApiOfTest({}, { mode: 'production', payment: { provider: 'none' }, engine })
const shop = createShopOfTest(ofTest)

beforeAll(() => ofTest.api.ready())
afterAll(() => ofTest.close())

async function open(path: string) {
  const answer = await shop.request(`http://shop.example${path}`, { headers: { accept: 'text/html' } })
  return { status: answer.status, html: await answer.text(), policy: answer.headers.get('content-security-policy') }
}

const product = `/products/${sample.productHandle}`
const collection = `/collections/${sample.collectionHandle}`
const pages = ['/', '/hi', collection, product, `/search/${findable.term}`, '/cart', '/checkout', '/checkout/address']

describe('a shop on Medusa', () => {
  it('leads from its pages to no page that is not there', async () => {
    const opened = await Promise.all(pages.map((path) => open(path)))
    expect(opened.map(({ status }) => status)).toEqual(pages.map(() => 200))
    const { links, dead } = await followLinks(opened, open)
    expect(links).toContain(product)
    expect(dead).toEqual([])
  })

  it('has no page for what Medusa does not do', async () => {
    const paths = ['/orders', '/address', '/auth/signin', '/wishlist', '/brands', '/loyalty', '/kisan-vedika/blogs']
    const answers = await Promise.all(paths.map((path) => open(path)))
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404))
  })

  it('tells browsers where Medusa is, which they may call', async () => {
    const { html, policy } = await open('/')
    expect(html).toContain(`"url":"${baseUrl}"`)
    expect(policy).toContain(`connect-src 'self' ${baseUrl};`)
  })

  it('answers what elements ask', async () => {
    const answer = await shop.request('http://shop.example/embed/calls/catalog.product', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ handle: sample.productHandle, locale: 'en' }),
    })
    expect(await answer.json()).toMatchObject({ ok: true, value: { handle: sample.productHandle } })
  })

  it('has the collections of its menu and their products in its sitemap', async () => {
    const { html } = await open('/sitemap-pages.xml')
    expect(html).toContain(`<loc>http://shop.example${collection}</loc>`)
    expect(html).toContain(`<loc>http://shop.example/hi${product}</loc>`)
  })
})
