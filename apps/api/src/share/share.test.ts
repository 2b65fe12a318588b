import { randomUUID } from 'node:crypto'
import type { SharePayloads } from '@krishi/storefront-core/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { call, testConfig } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { schema } from '../database/index.ts'
import { nameUuid } from '../seeding/index.ts'

type ShortLink = SharePayloads['share.shortLink']['response']

const request = {
  productId: nameUuid('product', 'tomato'),
  handleName: 'tomato',
  utmSource: 'share',
  utmMedium: 'app',
  utmCampaign: 'harvest & more',
  title: 'Tomato seed',
  imageUrl: '/img/tomato.webp',
}

describe.each(engines)('short links on $name', (engine) => {
  const shop = shareShop(engine, (location) => ({ config: { ...testConfig(location), trustedProxies: 1 } }))

  async function shorten(change: Partial<typeof request> = {}, headers: Record<string, string> = {}) {
    return call<ShortLink>(shop.api, '/short-links', { body: { ...request, ...change }, headers })
  }

  function codeIn(link: string): string {
    return new URL(link).pathname.replace('/s/', '')
  }

  it('[21.1] lead to the product with where they came from, in the language of who shares', async () => {
    const { status, body } = await shorten({}, { 'user-language': 'te' })
    expect(status).toBe(200)
    expect(body.data.shortlink).toMatch(/^http:\/\/localhost\/s\/[\w-]{11}$/)
    expect(await shop.api.findShortLink(codeIn(body.data.shortlink))).toBe(
      '/te/products/tomato?utm_source=share&utm_medium=app&utm_campaign=harvest+%26+more',
    )
  })

  it('[21.1] are the same for the same, and plain without a campaign', async () => {
    const none = { utmSource: '', utmMedium: '', utmCampaign: '' }
    const [first, second] = [await shorten(none), await shorten(none)]
    expect(second.body).toEqual(first.body)
    expect(await shop.api.findShortLink(codeIn(first.body.data.shortlink))).toBe('/products/tomato')
  })

  it('keep the scheme that the shopper sees', async () => {
    const { body } = await shorten({}, { 'x-forwarded-proto': 'https' })
    expect(body.data.shortlink).toMatch(/^https:\/\/localhost\/s\//)
  })

  it.each([
    ['an unknown product', { handleName: 'nothing' }],
    ['another product than the handle says', { productId: nameUuid('product', 'urea') }],
    ['another site', { handleName: '//evil.example/' }],
  ])('[21.1] are not made for %s', async (_what, change) => {
    const { status, body } = await call(shop.api, '/short-links', { body: { ...request, ...change } })
    expect([status, body.code]).toEqual([404, 'request/not-found'])
  })

  it.each(['', 'short', 'x'.repeat(11), '../products', '%00'])('know no code %j', async (code) => {
    expect(await shop.api.findShortLink(code)).toBeNull()
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/auth/signin',
    '/products/a/../../x',
    '/products/a#x',
  ])('never lead to %s, even if a row said so', async (path) => {
    const code = randomUUID().slice(0, 11)
    await shop.api.database.insert(schema.shortLinks).values({ code, path, createdAt: new Date() })
    expect(await shop.api.findShortLink(code)).toBeNull()
  })
})

describe('short links of a shop behind another name', () => {
  const [engine] = engines
  if (!engine) return
  const shop = shareShop(engine, (location) => ({
    config: { ...testConfig(location), publicOrigin: 'https://shop.example' },
  }))

  it('carry that name', async () => {
    const { body } = await call<ShortLink>(shop.api, '/short-links', { body: request })
    expect(body.data.shortlink).toMatch(/^https:\/\/shop\.example\/s\//)
  })
})
