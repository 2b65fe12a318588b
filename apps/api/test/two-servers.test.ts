import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { PlaceOrderResponse, SharePayloads } from '@krishi/storefront-core/contract'
import type { Session } from '@krishi/storefront-core/session'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createImageRoute } from '../src/images/create-image-route.ts'
import { schema } from '../src/database/index.ts'
import { nameUuid } from '../src/seeding/index.ts'
import { everyEngine } from './databases.ts'
import { call, openShop, testConfig, type TestShop } from './open-shop.ts'
import { createTestPaying, orderOnline, paymentOf } from './paying.ts'
import { aReview } from './review.ts'
import { line, openShopper, toShopper, type TestShopper } from './shopper.ts'
import { aNumber, anotherCode, askForCode, cookieOf, enterCode, openBrowser, signIn } from './sign-in.ts'

const secret = '9f4c1be07d2a86e35b9d70c4f81a6e2d'
const minute = 60_000
const { payments, refunds, variants } = schema
const { folder } = inject('databases')

const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#2a7a3b' } })
  .png()
  .toBuffer()

// The embedded database is for one server.
describe.each(everyEngine.filter(({ name }) => name === 'PostgreSQL'))('two servers of a shop on $name', (engine) => {
  const paying = createTestPaying()
  const asked: string[] = []
  let now = new Date('2026-11-21T10:00:00Z')
  let one: TestShop
  let other: TestShop

  beforeAll(async () => {
    const location = await engine.create()
    const open = async () =>
      openShop(
        { ...location, dataDir: (await engine.create()).dataDir },
        {
          config: { ...testConfig(location), rateLimit: true, sessionSecrets: [secret] },
          gateway: paying.gateway,
          now: () => now,
        },
      )
    paying.onCall = (path, when) => void (when === 'before' && asked.push(path))
    one = await open()
    other = await open()
  })
  afterAll(() => Promise.all([one.close(), other.close()]))

  /** The same shopper, whose calls the proxy sends to the other server. */
  const elsewhere = ({ session }: TestShopper): TestShopper => toShopper(other, session)
  const shelve = (sku: string, pieces: number) =>
    one.database
      .update(variants)
      .set({ inventoryQuantity: pieces })
      .where(eq(variants.id, nameUuid('variant', sku)))

  it('share sessions: one that is begun on one goes on, and ends, on the other', async () => {
    const browser = await signIn(one, await openBrowser(one))
    const there = await openBrowser(other, browser.cookie)
    expect(there.shopper.session.user).toEqual(browser.shopper.session.user)
    expect(await other.findVisitor(browser.cookie)).toEqual({ isSignedIn: true })
    await there.shopper.call('/auth/sign-out', { method: 'POST' })
    expect((await browser.shopper.call('/auth/profile')).status).toBe(401)
  })

  it('share codes: one that was sent by one proves the number to the other, and is tried five times by both', async () => {
    const number = aNumber()
    const { shopper } = await openBrowser(one)
    const { body: sent } = await askForCode(shopper, number)
    const { body, headers } = await enterCode(elsewhere(shopper), number, sent.developmentCode ?? '')
    expect(body.ok).toBe(true)
    expect((await openBrowser(one, cookieOf(headers))).shopper.session.user.mobileNumber).toBe(number)

    const guest = (await openBrowser(one)).shopper
    const another = aNumber()
    const { body: second } = await askForCode(guest, another)
    const code = second.developmentCode ?? ''
    const tries = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        enterCode(index % 2 ? guest : elsewhere(guest), another, anotherCode(code)),
      ),
    )
    expect(tries.filter(({ body: tried }) => tried.ok)).toEqual([])
    expect((await enterCode(guest, another, code)).body).toMatchObject({ ok: false })
  })

  it('share limits: calls to both count together', async () => {
    const from = '203.0.113.9'
    const begin = (server: TestShop) => call<Session>(server, '/session', { body: { selectedLanguage: 'en' }, from })
    const answers = await Promise.all(Array.from({ length: 70 }, (_, index) => begin(index % 2 ? one : other)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  it('share the hand-over of an app: a token begins one session on either', async () => {
    const { token } = await openShopper(one)
    const body = { accessToken: token, userId: '', mobileNumber: '', selectedLanguage: 'te' }
    const answers = await Promise.all([one, other, one, other].map((server) => call(server, '/session/app', { body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403])
  })

  it('make one order of a key that is sent to both at once, and know of it on both', async () => {
    const shopper = await openShopper(one)
    const id = await shopper.checkout([line('tomato', 'TOM-50', 1)])
    const key = crypto.randomUUID()
    const answers = await Promise.all(
      [shopper, elsewhere(shopper)].map((each) => each.placeOrder<PlaceOrderResponse>(id, key)),
    )
    const again = await elsewhere(shopper).placeOrder<PlaceOrderResponse>(id, key)
    const known = answers.filter(({ status }) => status === 200).map(({ body }) => body.orderId)
    expect(new Set([...known, again.body.orderId]).size).toBe(1)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect((await shopper.call(`/orders/${again.body.orderId}?language=en`)).status).toBe(200)
  })

  it('sell no piece twice', async () => {
    await shelve('TOM-10', 15)
    const shopper = await openShopper(one)
    const ids = await Promise.all(Array.from({ length: 20 }, () => shopper.checkout([line('tomato', 'TOM-10', 1)])))
    const answers = await Promise.all(
      ids.map((id, index) => (index % 2 ? shopper : elsewhere(shopper)).placeOrder(id, crypto.randomUUID())),
    )
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(15)
  })

  it('share pictures of shoppers: one that was sent to one is in a review by the other, shown by both, and gone from both', async () => {
    const { shopper } = await signIn(one, await openBrowser(one))
    const { url, show } = await sendPicture(shopper)
    expect(await Promise.all(servers().map(show))).toEqual([404, 404])
    expect((await elsewhere(shopper).call('/reviews', { body: aReview({ media: [url] }) })).status).toBe(200)
    expect(await Promise.all(servers().map(show))).toEqual([200, 200])
    expect((await shopper.call('/reviews', { body: aReview({ media: [] }) })).status).toBe(200)
    // Also where it was drawn before, on the disk of its server.
    expect(await Promise.all(servers().map(show))).toEqual([404, 404])
  })

  it('share short links', async () => {
    const body = { productId: nameUuid('product', 'tomato'), handleName: 'tomato', title: 'Tomato seed', imageUrl: '' }
    const utm = { utmSource: 'share', utmMedium: 'app', utmCampaign: 'harvest' }
    const made = await call<SharePayloads['share.shortLink']['response']>(one, '/short-links', {
      body: { ...body, ...utm },
    })
    const code = new URL(made.body.data.shortlink).pathname.replace('/s/', '')
    expect(await other.findShortLink(code)).toMatch(/^\/products\/tomato\?/)
  })

  it('ask the provider once of a payment whose notice was lost, and give one back once', async () => {
    await shelve('CHI-10', 5)
    const shopper = await openShopper(one)
    const id = await shopper.checkout([line('chilli', 'CHI-10', 1)])
    const { body } = await orderOnline(shopper, id)
    const { gatewayOrderId } = paymentOf(body)
    await paying.tap(gatewayOrderId, 'lose')
    paying.notices.splice(0)
    now = new Date(now.getTime() + 2 * minute)
    asked.splice(0)
    await Promise.all([one, other, one, other].map((server) => server.runPaymentMaintenance()))
    expect(asked.filter((path) => path === `/v1/orders/${gatewayOrderId}/payments`)).toHaveLength(1)

    const [payment] = await one.database.select().from(payments).where(eq(payments.gatewayOrderId, gatewayOrderId))
    const [tried] = await payingTries(gatewayOrderId)
    if (!payment || !tried)
      throw new Error('The payment is gone. Nothing can be given back. Look at runPaymentMaintenance.')
    await one.database.insert(refunds).values({
      gatewayPaymentId: tried.id,
      paymentId: payment.id,
      amount: tried.amount,
      status: 'due',
      createdAt: now,
    })
    asked.splice(0)
    await Promise.all([one, other, one, other].map((server) => server.runPaymentMaintenance()))
    expect(asked.filter((path) => path === `/v1/payments/${tried.id}/refund`)).toHaveLength(1)
  })

  const servers = () => [one, other]

  /** Sends a picture to the first server; returns its address, and how a server with a disk of its own answers for it. */
  async function sendPicture({ token }: TestShopper) {
    const form = new FormData()
    form.set('formFile', new File([new Uint8Array(photo)], 'a.png', { type: 'image/png' }))
    const headers = { authorization: `Bearer ${token}` }
    const sent = await one.app.request('/api/reviews/pictures', { method: 'POST', headers, body: form })
    const { url } = (await sent.json()) as { readonly url: string }
    const disks = new Map(servers().map((server) => [server, mkdtempSync(join(folder, 'pictures-'))]))
    const show = async (server: TestShop) => {
      const images = createImageRoute({
        findPackshot: () => Promise.resolve(null),
        findShopperPicture: (picture) => server.findShopperPicture(picture),
        cacheDir: disks.get(server) ?? '',
      })
      return (await new Hono().route('/img', images).request(`${url}?w=320`)).status
    }
    return { url, show }
  }

  async function payingTries(gatewayOrderId: string) {
    const found = await paying.gateway.findPayments(gatewayOrderId)
    return found.ok ? found.value : []
  }
})
