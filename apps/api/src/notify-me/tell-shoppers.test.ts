import { variantAvailability } from '@krishi/storefront-core/availability'
import type { NotifyMePayloads } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines, type TestDatabase } from '../../test/databases.ts'
import { logInto } from '../../test/log-into.ts'
import { aNotifyRequest } from '../../test/notify-me.ts'
import { openShop } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { createTestSms, openBrowser, signIn, type TestBrowser } from '../../test/sign-in.ts'
import type { ApiDependencies } from '../create-api.ts'
import { schema } from '../database/index.ts'
import { nameUuid } from '../seeding/index.ts'
import type { PackNews, SmsSender } from '../sms/sms-sender.ts'

const { notifyRequests, products, variants } = schema
const minute = 60_000
const day = 24 * 60 * minute
const soldOut = { inventoryQuantity: 0, inventoryManagement: 'shopify', inventoryPolicy: 'deny', maxCount: 0 } as const

describe.each(engines)('shoppers who wait for a pack, on $name', (engine) => {
  let now = new Date('2026-11-21T10:00:00Z')
  const lines: string[] = []
  const phones = createTestSms()
  /** What happens between taking a request and sending its message. */
  let onTell: () => Promise<unknown>
  let canTell: boolean
  let tried = 0
  const sms: SmsSender = {
    send: phones.send,
    get tell() {
      if (!canTell) return null
      return async (news: PackNews) => {
        tried += 1
        await onTell()
        return phones.tell(news)
      }
    },
  }
  const logger = logInto(lines)
  const dependencies = (): Partial<ApiDependencies> => ({ sms, logger, now: () => now })
  let location: TestDatabase
  const shop = shareShop(engine, (given) => {
    location = given
    return dependencies()
  })

  function setVariant(sku: string, change: Partial<typeof variants.$inferInsert>) {
    return shop.api.database
      .update(variants)
      .set(change)
      .where(eq(variants.id, nameUuid('variant', sku)))
  }
  const bringBack = (sku = 'BRI-10') => setVariant(sku, { inventoryQuantity: 5 })
  const newcomer = async () => signIn(shop.api, await openBrowser(shop.api))
  /** Her page, opened again: her session goes on however much time has passed. */
  const pageOf = async ({ cookie }: TestBrowser) => (await openBrowser(shop.api, cookie)).shopper
  async function ask(browser: TestBrowser, sku = 'BRI-10', requestedLanguage: Locale = 'en') {
    const request = aNotifyRequest('OPEN', sku)
    const body = { ...request, requestDetails: { ...request.requestDetails, requestedLanguage } }
    expect((await (await pageOf(browser)).call('/notify-me', { body })).status).toBe(200)
  }
  async function cancel(browser: TestBrowser) {
    const answer = await (await pageOf(browser)).call('/notify-me', { body: aNotifyRequest('CANCEL') })
    expect(answer.status).toBe(200)
  }
  async function statusOf(browser: TestBrowser) {
    const path = `/notify-me?userId=hers&reference=${nameUuid('variant', 'BRI-10')}`
    const { body } = await (await pageOf(browser)).call<NotifyMePayloads['notifyMe.status']['response']>(path)
    return body.status
  }
  const numberOf = ({ shopper }: TestBrowser) => shopper.session.user.mobileNumber
  const told = () => phones.news.map(({ mobileNumber }) => mobileNumber)
  const later = (ms: number) => void (now = new Date(now.getTime() + ms))

  beforeEach(async () => {
    lines.length = 0
    phones.news.length = 0
    phones.isBroken = false
    onTell = () => Promise.resolve()
    canTell = true
    tried = 0
    await shop.api.database.delete(notifyRequests)
    await setVariant('BRI-10', soldOut)
  })

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
    const other = location.databaseUrl === null ? shop.api : await openShop(location, dependencies())
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

  it('are told later when the message fails, after longer and longer waits', async () => {
    const browser = await newcomer()
    await ask(browser)
    await bringBack()
    phones.isBroken = true
    await shop.api.tellShoppers()
    await shop.api.tellShoppers()
    expect([tried, await statusOf(browser)]).toEqual([1, 'OPEN'])
    later(5 * minute)
    await shop.api.tellShoppers()
    later(29 * minute)
    await shop.api.tellShoppers()
    expect(tried).toBe(2)
    phones.isBroken = false
    later(minute)
    await shop.api.tellShoppers()
    await shop.api.tellShoppers()
    expect([tried, told(), await statusOf(browser)]).toEqual([3, [numberOf(browser)], null])
  })

  it('are given up after six messages that failed, which the log says without a word about them', async () => {
    const browser = await newcomer()
    await ask(browser)
    await bringBack()
    phones.isBroken = true
    for (let round = 0; round < 10; round += 1) {
      await shop.api.tellShoppers()
      later(2 * day)
    }
    expect([tried, await statusOf(browser)]).toEqual([6, null])
    const said = lines.map((line): { readonly level: number; readonly msg: string } => JSON.parse(line))
    expect(said.filter(({ level }) => level === 40).map(({ msg }) => msg)).toEqual(
      Array(5).fill('news of a pack not sent'),
    )
    expect(said.filter(({ level }) => level === 50).map(({ msg }) => msg)).toEqual(['news of a pack given up'])
    expect(lines.join()).not.toMatch(new RegExp(`${numberOf(browser)}|${browser.shopper.guestUserId}`))

    phones.isBroken = false
    await setVariant('BRI-10', soldOut)
    await ask(browser)
    await bringBack()
    await shop.api.tellShoppers()
    expect(told()).toEqual([numberOf(browser)])
  })

  it('do not use up their tries at once when the provider is down: one message that fails ends the round', async () => {
    for (const browser of [await newcomer(), await newcomer()]) await ask(browser)
    await bringBack()
    phones.isBroken = true
    await shop.api.tellShoppers()
    expect(tried).toBe(1)
    await shop.api.tellShoppers()
    expect(tried).toBe(2)
  })

  it('have the last word: what they do while a message fails is not undone', async () => {
    const browser = await newcomer()
    await ask(browser)
    await bringBack()
    phones.isBroken = true
    onTell = () => cancel(browser)
    await shop.api.tellShoppers()
    expect(await statusOf(browser)).toBe('CANCEL')
    later(day)
    await shop.api.tellShoppers()
    expect(tried).toBe(1)
  })

  it('are not told of what is sold out again before their turn', async () => {
    const browsers = [await newcomer(), await newcomer()]
    for (const browser of browsers) await ask(browser)
    await bringBack()
    onTell = () => setVariant('BRI-10', soldOut)
    await shop.api.tellShoppers()
    expect(told()).toHaveLength(1)
    expect((await Promise.all(browsers.map(statusOf))).toSorted()).toEqual(['OPEN', null])
  })

  it('go on waiting where the shop has no way to tell them', async () => {
    const browser = await newcomer()
    await ask(browser)
    await bringBack()
    canTell = false
    await shop.api.tellShoppers()
    expect(await statusOf(browser)).toBe('OPEN')
    canTell = true
    await shop.api.tellShoppers()
    expect(told()).toEqual([numberOf(browser)])
  })
})
