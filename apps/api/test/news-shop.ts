import type { NotifyMePayloads } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { eq } from 'drizzle-orm'
import { beforeEach, expect } from 'vitest'
import type { ApiDependencies } from '../src/api-dependencies.ts'
import type { Api } from '../src/create-api.ts'
import { schema } from '../src/database/index.ts'
import { nameUuid } from '../src/seeding/index.ts'
import type { PackNews, SmsSender } from '../src/sms/sms-sender.ts'
import type { TestDatabase, TestEngine } from './databases.ts'
import { logInto } from './log-into.ts'
import { aNotifyRequest } from './notify-me.ts'
import { openShop } from './open-shop.ts'
import { shareShop } from './share-shop.ts'
import { createTestSms, openBrowser, signIn, type TestBrowser } from './sign-in.ts'

const { notifyRequests, variants } = schema

/** What takes a pack off the shelf. */
export const soldOut = {
  inventoryQuantity: 0,
  inventoryManagement: 'shopify',
  inventoryPolicy: 'deny',
  maxCount: 0,
} as const

/** Nothing happens. */
export const nothing = () => Promise.resolve()

/** Phones that get news, and all that can go wrong with it. */
function createNewsSms() {
  const phones = createTestSms()
  const sending = {
    /** What happens between taking a request and sending its message. */
    onTell: (): Promise<unknown> => nothing(),
    /** What happens between sending a message and noting it. */
    onTold: (): Promise<unknown> => nothing(),
    canTell: true,
    tried: 0,
  }
  const sms: SmsSender = {
    send: phones.send,
    get tell() {
      if (!sending.canTell) return null
      return async (news: PackNews) => {
        sending.tried += 1
        await sending.onTell()
        const told = await phones.tell(news)
        await sending.onTold()
        return told
      }
    },
  }
  return {
    phones,
    sending,
    sms,
    reset: () => {
      phones.news.length = 0
      phones.isBroken = false
      Object.assign(sending, { onTell: nothing, onTold: nothing, canTell: true, tried: 0 })
    },
  }
}

/** A shop for a suite of shoppers who wait for packs, with a clock to move and messages to hold up; call it while the suite is described. */
export function shareNewsShop(engine: TestEngine) {
  let now = new Date('2026-11-21T10:00:00Z')
  const lines: string[] = []
  const { phones, sending, sms, reset } = createNewsSms()
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

  /** The shopper's page, opened again: the session goes on however much time has passed. */
  const pageOf = async ({ cookie }: TestBrowser) => (await openBrowser(shop.api, cookie)).shopper

  beforeEach(async () => {
    lines.length = 0
    reset()
    await shop.api.database.delete(notifyRequests)
    await setVariant('BRI-10', soldOut)
  })

  return {
    shop,
    phones,
    lines,
    sending,
    setVariant,
    bringBack: (sku = 'BRI-10') => setVariant(sku, { inventoryQuantity: 5 }),
    newcomer: async () => signIn(shop.api, await openBrowser(shop.api)),
    ask: async (browser: TestBrowser, sku = 'BRI-10', requestedLanguage: Locale = 'en') => {
      const request = aNotifyRequest('OPEN', sku)
      const body = { ...request, requestDetails: { ...request.requestDetails, requestedLanguage } }
      expect((await (await pageOf(browser)).call('/notify-me', { body })).status).toBe(200)
    },
    cancel: async (browser: TestBrowser) => {
      const answer = await (await pageOf(browser)).call('/notify-me', { body: aNotifyRequest('CANCEL') })
      expect(answer.status).toBe(200)
    },
    statusOf: async (browser: TestBrowser) => {
      const path = `/notify-me?userId=anybody&reference=${nameUuid('variant', 'BRI-10')}`
      const { body } = await (await pageOf(browser)).call<NotifyMePayloads['notifyMe.status']['response']>(path)
      return body.status
    },
    numberOf: ({ shopper }: TestBrowser) => shopper.session.user.mobileNumber,
    told: () => phones.news.map(({ mobileNumber }) => mobileNumber),
    later: (ms: number) => void (now = new Date(now.getTime() + ms)),
    /** Another server on the same database; the embedded one is for a single server, which stands for both. */
    openOther: (): Promise<Api> | Api =>
      location.databaseUrl === null ? shop.api : openShop(location, dependencies()),
  }
}
