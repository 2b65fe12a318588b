import { variantAvailability } from '@krishi/storefront-core/availability'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { shareNewsShop, soldOut } from '../../test/news-shop.ts'
import { schema } from '../database/index.ts'
import { nameUuid } from '../seeding/index.ts'

const { notifyRequests, products } = schema
const minute = 60_000

describe.each(engines)('shoppers who wait for a pack, on $name', (engine) => {
  const {
    shop,
    phones,
    sending,
    setVariant,
    bringBack,
    newcomer,
    ask,
    cancel,
    statusOf,
    numberOf,
    told,
    later,
    openOther,
  } = shareNewsShop(engine)

  it('are told once when it is back, and may ask again when it is sold out again', async () => {
    const browser = await newcomer()
    await ask(browser)
    await shop.api.tellShoppers()
    expect([told(), await statusOf(browser)]).toEqual([[], 'OPEN'])
    await bringBack()
    await shop.api.tellShoppers()
    await shop.api.tellShoppers()
    expect([told(), await statusOf(browser)]).toEqual([[numberOf(browser)], null])

    await setVariant('BRI-10', soldOut)
    await ask(browser)
    await shop.api.tellShoppers()
    expect([told().length, await statusOf(browser)]).toEqual([1, 'OPEN'])
    await bringBack()
    await shop.api.tellShoppers()
    expect([told().length, await statusOf(browser)]).toEqual([2, null])
  })

  it('are told once each by two servers that begin at the same time', async () => {
    const browsers = await Promise.all(Array.from({ length: 8 }, newcomer))
    for (const browser of browsers) await ask(browser)
    await bringBack()
    // The embedded database is for one server; its rounds can still meet.
    const other = await openOther()
    await Promise.all([shop.api, other, shop.api, other].map((server) => server.tellShoppers()))
    if (other !== shop.api) await other.close()
    expect(told().sort()).toEqual(browsers.map(numberOf).sort())
  })

  it('are told in the order in which they asked', async () => {
    const browsers = [await newcomer(), await newcomer(), await newcomer()]
    for (const browser of browsers.toReversed()) {
      await ask(browser)
      later(minute)
    }
    await bringBack()
    await shop.api.tellShoppers()
    expect(told()).toEqual(browsers.map(numberOf).toReversed())
  })

  it.each([
    ['hi', 'टमाटर बीज', '500 ग्राम', '/hi/products/tomato'],
    ['en', 'Tomato seed', '500 g', '/products/tomato'],
    ['te', 'Tomato seed', '500 g', '/te/products/tomato'],
  ] as const)(
    'are told in %s, by a link to the page on which the pack is chosen',
    async (language, product, pack, page) => {
      await setVariant('TOM-10', soldOut)
      const browser = await newcomer()
      await ask(browser, 'TOM-10', language)
      await bringBack('TOM-10')
      await shop.api.tellShoppers()
      const path = expect.stringMatching(/^\/s\/[\w-]{11}$/)
      expect(phones.news).toEqual([{ mobileNumber: numberOf(browser), language, product, pack, path }])
      const code = phones.news[0]?.path.slice('/s/'.length) ?? ''
      expect(await shop.api.findShortLink(code)).toBe(`${page}?variant=${nameUuid('variant', 'TOM-10')}`)
    },
  )

  it('[22.1] [22.2] are told of exactly what can be bought', async () => {
    const browser = await newcomer()
    for (const inventoryManagement of ['shopify', null] as const) {
      for (const inventoryPolicy of ['deny', 'continue'] as const) {
        for (const [inventoryQuantity, maxCount] of [
          [0, 0],
          [0, 5],
          [1, 0],
          [1, 5],
        ] as const) {
          const stock = { inventoryManagement, inventoryPolicy, inventoryQuantity, maxCount }
          await setVariant('BRI-10', soldOut)
          await ask(browser)
          await setVariant('BRI-10', stock)
          const before = told().length
          await shop.api.tellShoppers()
          expect([stock, told().length - before]).toEqual([stock, variantAvailability(stock).forSale ? 1 : 0])
        }
      }
    }
  })

  it('are not told when they have cancelled, or when the product has left the catalogue', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    await ask(one)
    await cancel(one)
    await ask(other)
    await bringBack()
    const brinjal = eq(products.id, nameUuid('product', 'brinjal'))
    await shop.api.database.update(products).set({ status: 'archived' }).where(brinjal)
    await shop.api.tellShoppers()
    expect([told(), await statusOf(one), await statusOf(other)]).toEqual([[], 'CANCEL', 'OPEN'])
    await shop.api.database.update(products).set({ status: 'active' }).where(brinjal)
    await shop.api.tellShoppers()
    expect([told(), await statusOf(one)]).toEqual([[numberOf(other)], 'CANCEL'])
  })

  it('[03.11] are not told when they have deleted their account, however late their request came', async () => {
    const browser = await newcomer()
    await ask(browser)
    const [request] = await shop.api.database.select().from(notifyRequests)
    const { shopper } = browser
    await shopper.call('/auth/deletion-otp', { body: { mobileNumber: numberOf(browser) } })
    const body = { otpCode: phones.messages.at(-1)?.code }
    expect((await shopper.call('/auth/user', { method: 'DELETE', body })).status).toBe(200)
    if (request) await shop.api.database.insert(notifyRequests).values(request)
    await bringBack()
    await shop.api.tellShoppers()
    expect([request?.status, told()]).toEqual(['OPEN', []])
  })

  it('are not told of what is sold out again before their turn', async () => {
    const browsers = [await newcomer(), await newcomer()]
    for (const browser of browsers) await ask(browser)
    await bringBack()
    sending.onTell = () => setVariant('BRI-10', soldOut)
    await shop.api.tellShoppers()
    expect(told()).toHaveLength(1)
    expect((await Promise.all(browsers.map(statusOf))).toSorted()).toEqual(['OPEN', null])
  })
})
