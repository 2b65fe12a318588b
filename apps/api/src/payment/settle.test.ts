import type {
  PaymentStatusResponse,
  ProductListResponse,
  VerifyCardPaymentResponse,
} from '@krishi/storefront-core/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { createTestPaying, orderOnline, paymentOf, verify } from '../../test/paying.ts'
import { logInto } from '../../test/log-into.ts'
import { shareShop } from '../../test/share-shop.ts'
import { line, openShopper } from '../../test/shopper.ts'
import { openBrowser, type TestBrowser } from '../../test/sign-in.ts'
import type { SandboxNotice, SignedPayment } from '../payment-sandbox/sandbox-bank.ts'
import { schema } from '../database/index.ts'
import { nameUuid } from '../seeding/index.ts'
import { signText } from './create-razorpay.ts'

const minute = 60_000

/** Every order of the elements of a list. */
function ordersOf<Value>(list: readonly Value[]): readonly (readonly Value[])[] {
  if (list.length < 2) return [list]
  return list.flatMap((first, at) => ordersOf(list.filter((_, index) => index !== at)).map((rest) => [first, ...rest]))
}

describe.each(engines)('what becomes of a payment on $name', (engine) => {
  let now = new Date('2026-11-21T20:00:00Z')
  const paying = createTestPaying()
  const lines: string[] = []
  const shop = shareShop(engine, () => ({ gateway: paying.gateway, now: () => now, logger: logInto(lines) }))
  let browser: TestBrowser

  async function later(ms: number) {
    now = new Date(now.getTime() + ms)
    browser = await openBrowser(shop.api, browser.cookie)
  }
  const chilli = eq(schema.variants.id, nameUuid('variant', 'CHI-10'))
  async function stock() {
    const [row] = await shop.api.database.select().from(schema.variants).where(chilli)
    return row?.inventoryQuantity
  }
  async function begin(quantity = 1) {
    const checkoutId = await browser.shopper.checkout([line('chilli', 'CHI-10', quantity)])
    const { body } = await orderOnline(browser.shopper, checkoutId)
    return { orderId: body.shopifyOrderId, gatewayOrderId: paymentOf(body).gatewayOrderId }
  }
  async function statusOf(orderId: string) {
    return (await browser.shopper.call<PaymentStatusResponse>(`/payments/${orderId}`)).body.status
  }
  const isPlaced = async (id: string) => (await browser.shopper.call(`/orders/${id}?language=en`)).status === 200
  async function verified(handed: SignedPayment) {
    return (await verify<VerifyCardPaymentResponse>(browser.shopper, handed)).body.success
  }
  function callBack(form: Record<string, string>, language = '') {
    const body = new URLSearchParams(form)
    return shop.api.app.request(`/api/payments/callback${language}`, { method: 'POST', body })
  }
  /** A notice of a payment as the provider signs it. */
  function aNotice(event: string, entity: Record<string, unknown>, secret = paying.sandbox.keys.webhookSecret) {
    const whole = { id: `rfnd_${String(entity['id'])}`, amount: entity['amount'], status: 'processed' }
    const refund = event === 'refund.processed' && { refund: { entity: whole } }
    const body = JSON.stringify({ event, payload: { payment: { entity }, ...refund } })
    const headers = { 'x-razorpay-signature': signText(body, secret), 'x-razorpay-event-id': crypto.randomUUID() }
    return { body, headers } satisfies SandboxNotice
  }
  const refundsOf = (paymentId: string) =>
    shop.api.database.select().from(schema.refunds).where(eq(schema.refunds.gatewayPaymentId, paymentId))

  beforeEach(async () => {
    paying.onCall = () => {}
    browser = await openBrowser(shop.api)
    await later(16 * minute)
    await shop.api.runPaymentMaintenance()
    paying.notices.splice(0)
    await shop.api.database.update(schema.variants).set({ inventoryQuantity: 3 }).where(chilli)
  })

  it('believes no proof that is not signed over its own order', async () => {
    const [mine, other] = [await begin(), await begin()]
    const paid = await paying.tap(other.gatewayOrderId, 'pay')
    const forged: readonly Partial<SignedPayment>[] = [
      { razorpay_signature: '' },
      { razorpay_signature: paid.razorpay_signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
      { razorpay_signature: signText(`${mine.gatewayOrderId}|${paid.razorpay_payment_id}`, 'another secret') },
      { razorpay_order_id: mine.gatewayOrderId },
      { razorpay_payment_id: 'pay_another' },
    ]
    for (const change of forged) expect(await verified({ ...paid, ...change })).toBe(false)
    expect([await statusOf(mine.orderId), await statusOf(other.orderId)]).toEqual(['awaiting', 'awaiting'])
    expect(await verified(paid)).toBe(true)
  })

  it("knows nobody else's payment", async () => {
    const { orderId, gatewayOrderId } = await begin()
    const paid = await paying.tap(gatewayOrderId, 'pay')
    const thief = await openShopper(shop.api)
    expect((await verify(thief, paid)).status).toBe(404)
    expect((await thief.call(`/payments/${orderId}`)).status).toBe(404)
    expect((await thief.call(`/payments/${gatewayOrderId}`)).status).toBe(404)
  })

  it('takes no notice that the provider has not signed byte by byte', async () => {
    const { orderId, gatewayOrderId } = await begin()
    const entity = { id: 'pay_1', order_id: gatewayOrderId, status: 'captured', amount: 22_000, currency: 'INR' }
    const real = aNotice('payment.captured', entity)
    const forged = [
      aNotice('payment.captured', entity, paying.sandbox.keys.keySecret),
      { ...real, body: `${real.body} ` },
      { ...real, headers: {} },
      { ...real, headers: { 'x-razorpay-signature': 'ü' } },
    ]
    lines.length = 0
    expect(await paying.bring(shop.api, forged)).toEqual([403, 403, 403, 403])
    expect(lines.filter((text) => text.includes('"event":"forbidden"'))).toHaveLength(4)
    expect(await statusOf(orderId)).toBe('awaiting')
    const about = [aNotice('payment.captured', { ...entity, order_id: 'order_of_another_shop' }), aNotice('x', {})]
    expect(await paying.bring(shop.api, about)).toEqual([200, 200])
    expect(await statusOf(orderId)).toBe('awaiting')
  })

  it('ends the same in every order of notices and page, however often each comes', async () => {
    for (const order of ordersOf(['payment.authorized', 'payment.captured', 'order.paid', 'page'])) {
      await shop.api.database.update(schema.variants).set({ inventoryQuantity: 3 }).where(chilli)
      const { orderId, gatewayOrderId } = await begin()
      const paid = await paying.tap(gatewayOrderId, 'pay')
      const notices = paying.notices.splice(0)
      for (const step of [...order, ...order]) {
        if (step === 'page') expect(await verified(paid)).toBe(true)
        else
          await paying.bring(
            shop.api,
            notices.filter(({ body }) => body.includes(`"${step}"`)),
          )
      }
      expect([await statusOf(orderId), await isPlaced(orderId), await stock()]).toEqual(['paid', true, 2])
      expect(await refundsOf(paid.razorpay_payment_id)).toEqual([])
    }
  })

  it('is refunded in the end whether it hears first of the payment or of its refund', async () => {
    for (const events of ordersOf(['payment.captured', 'refund.processed'])) {
      const { orderId, gatewayOrderId } = await begin()
      const id = `pay_${crypto.randomUUID()}`
      const entity = { id, order_id: gatewayOrderId, status: 'captured', amount: 22_000, currency: 'INR' }
      await paying.bring(
        shop.api,
        events.map((event) => aNotice(event, entity)),
      )
      expect(await statusOf(orderId)).toBe('refunded')
    }
  })

  it('a failed try, a second try and a closed window: the one that is paid counts', async () => {
    const { orderId, gatewayOrderId } = await begin()
    await paying.tap(gatewayOrderId, 'fail')
    await paying.tap(gatewayOrderId, 'lose')
    await paying.bring(shop.api, [...paying.notices].reverse())
    expect([await statusOf(orderId), await isPlaced(orderId)]).toEqual(['paid', true])
  })

  it('asks by itself when no notice comes', async () => {
    const { orderId, gatewayOrderId } = await begin()
    await paying.tap(gatewayOrderId, 'lose')
    await shop.api.runPaymentMaintenance()
    expect(await statusOf(orderId)).toBe('awaiting')
    await later(2 * minute)
    paying.onCall = () => {
      throw new Error('no line')
    }
    await shop.api.runPaymentMaintenance()
    expect(await statusOf(orderId)).toBe('awaiting')
    paying.onCall = () => {}
    await later(2 * minute)
    await shop.api.runPaymentMaintenance()
    expect([await statusOf(orderId), await isPlaced(orderId)]).toEqual(['paid', true])
  })

  it('an answer of the provider that got lost is asked for again', async () => {
    const { gatewayOrderId } = await begin()
    const paid = await paying.tap(gatewayOrderId, 'pay')
    paying.onCall = (_path, when) => {
      if (when === 'after') throw new Error('cut off')
    }
    expect(await verified(paid)).toBe(false)
    paying.onCall = () => {}
    expect(await verified(paid)).toBe(true)
  })

  it('authorised after the order expired: placed if the goods are still there, else the money is refunded', async () => {
    const [early, tooLate] = [await begin(2), await begin(1)]
    for (const { gatewayOrderId } of [early, tooLate]) await paying.tap(gatewayOrderId, 'late')
    await later(16 * minute)
    await shop.api.runPaymentMaintenance()
    expect([await statusOf(early.orderId), await statusOf(tooLate.orderId), await stock()]).toEqual([
      'expired',
      'expired',
      3,
    ])
    paying.payLate()
    await shop.api.database.update(schema.variants).set({ inventoryQuantity: 2 }).where(chilli)
    expect(await paying.bring(shop.api)).toEqual([200, 200])
    expect([await statusOf(early.orderId), await statusOf(tooLate.orderId), await stock()]).toEqual([
      'paid',
      'refunding',
      0,
    ])
    expect([await isPlaced(early.orderId), await isPlaced(tooLate.orderId)]).toEqual([true, false])
    paying.notices.splice(0)
    // The first answer to the refund is lost: it is asked again and given once.
    paying.onCall = (_path, when) => {
      if (when === 'after') throw new Error('cut off')
    }
    await shop.api.runPaymentMaintenance()
    expect(await statusOf(tooLate.orderId)).toBe('refunding')
    paying.onCall = () => {}
    await later(2 * minute)
    await shop.api.runPaymentMaintenance()
    expect(await statusOf(tooLate.orderId)).toBe('refunded')
    expect(paying.notices.filter(({ body }) => body.includes('refund.processed'))).toHaveLength(1)
  })

  it('another amount or a second payment buys nothing and goes back', async () => {
    const { orderId, gatewayOrderId } = await begin()
    const entity = { order_id: gatewayOrderId, status: 'captured', amount: 22_000, currency: 'INR' }
    const wrong = [
      { ...entity, id: `pay_${crypto.randomUUID()}`, amount: 21_900 },
      { ...entity, id: `pay_${crypto.randomUUID()}`, currency: 'USD' },
    ]
    await paying.bring(
      shop.api,
      wrong.map((each) => aNotice('payment.captured', each)),
    )
    expect(await statusOf(orderId)).toBe('awaiting')
    await paying.tap(gatewayOrderId, 'pay')
    await paying.bring(shop.api)
    const second = { ...entity, id: `pay_${crypto.randomUUID()}` }
    await paying.bring(shop.api, [aNotice('payment.captured', second), aNotice('payment.captured', second)])
    for (const { id, amount } of [...wrong, second]) {
      expect(await refundsOf(id)).toMatchObject([{ amount, status: 'due' }])
      await paying.bring(shop.api, [aNotice('refund.processed', { ...entity, id })])
      expect(await refundsOf(id)).toMatchObject([{ amount, status: 'done' }])
    }
    expect([await statusOf(orderId), await isPlaced(orderId)]).toEqual(['paid', true])
  })

  it('[31.6] a browser without the window comes back by a form: to the thank-you page, or to the one that waits', async () => {
    const { orderId, gatewayOrderId } = await begin()
    const forged = { razorpay_order_id: gatewayOrderId, razorpay_payment_id: 'pay_1', razorpay_signature: 'x' }
    const refused = await callBack(forged, '?language=hi')
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/hi/orders/pending'])
    expect((await callBack({ 'error[code]': 'BAD_REQUEST_ERROR' })).headers.get('location')).toBe('/orders/pending')
    const paid = await paying.tap(gatewayOrderId, 'pay')
    paying.onCall = () => {
      throw new Error('no line')
    }
    const pending = await callBack({ ...paid })
    const waiting = new URL(pending.headers.get('location') ?? '', 'http://localhost')
    expect(waiting.pathname).toBe('/orders/pending')
    expect(waiting.searchParams.get('dId')).toBe(orderId)
    paying.onCall = () => {}
    expect((await callBack({ ...paid }, '?language=ta')).headers.get('location')).toBe(
      `/ta/orders/${orderId}/thank_you`,
    )
  })

  it('[12.8] what waits for its payment is popular nowhere, and is counted once it is paid', async () => {
    const popular = async () => {
      const strip = '/popular-in-area?language=en&pageNum=1&pageSize=20&userId='
      return Object.keys((await browser.shopper.call<ProductListResponse>(strip)).body.products)
    }
    const bestSelling = await popular()
    expect(bestSelling.length).toBeGreaterThan(1)
    const waiting = [await begin(), await begin(), await begin()]
    expect(await popular()).toEqual(bestSelling)
    const paid = await Promise.all(waiting.map(({ gatewayOrderId }) => paying.tap(gatewayOrderId, 'pay')))
    for (const handed of paid) expect(await verified(handed)).toBe(true)
    expect(await popular()).toHaveLength(1)
  })

  it('50 shoppers at once get the 10 that there are, and nobody pays for the eleventh', async () => {
    await shop.api.database.update(schema.variants).set({ inventoryQuantity: 10 }).where(chilli)
    const shoppers = await Promise.all(Array.from({ length: 50 }, () => openShopper(shop.api)))
    const ids = await Promise.all(shoppers.map((shopper) => shopper.checkout([line('chilli', 'CHI-10', 1)])))
    const answers = await Promise.all(shoppers.map((shopper, at) => orderOnline(shopper, ids[at] ?? '')))
    const kept = answers.flatMap(({ status, body }) => (status === 200 ? [paymentOf(body)] : []))
    expect([kept.length, await stock()]).toEqual([10, 0])
    for (const { gatewayOrderId } of kept) await paying.tap(gatewayOrderId, 'lose')
    await Promise.all(paying.notices.splice(0).map((notice) => paying.bring(shop.api, [notice])))
    expect(await stock()).toBe(0)
    const paid = await shop.api.database
      .select()
      .from(schema.orderLines)
      .innerJoin(schema.payments, eq(schema.payments.orderId, schema.orderLines.orderId))
      .where(eq(schema.payments.createdAt, now))
    expect(paid.map(({ payments }) => payments.status)).toEqual(Array.from({ length: 10 }, () => 'paid'))
  })
})
