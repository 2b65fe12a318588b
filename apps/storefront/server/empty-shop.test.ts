import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import bn from '../src/features/home-more/messages/bn.json'
import en from '../src/features/home-more/messages/en.json'
import hi from '../src/features/home-more/messages/hi.json'
import kn from '../src/features/home-more/messages/kn.json'
import ta from '../src/features/home-more/messages/ta.json'
import te from '../src/features/home-more/messages/te.json'
import { shelves } from '../src/features/frame/shelves.ts'
import { createApiOfTest, createShopOfTest } from './shop-of-test.ts'

const ofTest = createApiOfTest({}, { mode: 'production', payment: { provider: 'none' } })
const shop = createShopOfTest(ofTest)

beforeAll(() => ofTest.api.ready())
afterAll(() => ofTest.close())

async function open(path: string) {
  const answer = await shop.request(`http://shop.example${path}`, { headers: { accept: 'text/html' } })
  return { status: answer.status, html: await answer.text() }
}

describe('a shop in production before its owner has brought a catalogue', () => {
  it.each(Object.entries({ '/': en, '/hi': hi, '/te': te, '/ta': ta, '/kn': kn, '/bn': bn }))(
    'says at %s that its shelves are empty, and shows no heading without goods',
    async (path, words) => {
      const { status, html } = await open(path)
      expect(status).toBe(200)
      expect(html).toContain(words.emptyShop)
      expect(html).toContain(words.emptyShopText)
      for (const heading of [words.bestSelling, words.sprayers, words.brands])
        expect(html).not.toContain(`>${heading}<`)
    },
  )

  it.each(shelves)('has a page for the shelf $handle, where bar and footer lead', async ({ handle }) => {
    const { status, html } = await open(`/collections/${handle}`)
    expect(status).toBe(200)
    expect(html).toContain('No products found')
  })

  it.each(['/brands', '/search/tomato', '/cart', '/sitemap.xml', '/sitemap-pages.xml'])(
    'answers at %s',
    async (path) => {
      expect((await open(path)).status).toBe(200)
    },
  )
})
