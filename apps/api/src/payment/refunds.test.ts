import type { PaymentStatusResponse } from '@krishi/storefront-core/contract'
import type { Order } from '@krishi/storefront-core/orders'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { createTestPaying, orderOnline, paymentOf } from '../../test/paying.ts'
import { shareShop } from '../../test/share-shop.ts'
import { line } from '../../test/shopper.ts'
import { openBrowser, type TestBrowser } from '../../test/sign-in.ts'
import { schema } from '../database/index.ts'
import type { SandboxNotice } from '../payment-sandbox/sandbox-bank.ts'
import { nameUuid } from '../seeding/index.ts'
import { signText } from './create-razorpay.ts'

const minute = 60_000

/** Every order of the elements of a list. */
function ordersOf<Value>(list: readonly Value[]): readonly (readonly Value[])[] {
  if (list.length < 2) return [list]
  return list.flatMap((first, at) => ordersOf(list.filter((_, index) => index !== at)).map((rest) => [first, ...rest]))
}

describe.each(engines)('what comes back of a payment on $name', (engine) => {
  let now = new Date('2026-11-21T20:00:00Z')
  const paying = createTestPaying()
  const shop = shareShop(engine, () => ({ gateway: paying.gateway, now: () => now }))
  let browser: TestBrowser
  const chilli = eq(schema.variants.id, nameUuid('variant', 'CHI-10'))

  async function later(ms: number) {
    now = new Date(now.getTime() + ms)
    browser = await openBrowser(shop.api, browser.cookie)
  }
  async function begin() {
    const checkoutId = await browser.shopper.checkout([line('chilli', 'CHI-10', 1)])
    const { body } = await orderOnline(browser.shopper, checkoutId)
    return { orderId: body.shopifyOrderId, gatewayOrderId: paymentOf(body).gatewayOrderId }
  }
  const statusOf = async (orderId: string) =>
    (await browser.shopper.call<PaymentStatusResponse>(`/payments/${orderId}`)).body.status
  const isPlaced = async (id: string) => (await browser.shopper.call(`/orders/${id}?language=en`)).status === 200
  /** A notice as the provider signs it. */
  function sign(content: unknown): SandboxNotice {
    const body = typeof content === 'string' ? content : JSON.stringify(content)
    const signature = signText(body, paying.sandbox.keys.webhookSecret)
    return { body, headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': crypto.randomUUID() } }
  }

  beforeEach(async () => {
    browser = await openBrowser(shop.api)
    await shop.api.database.update(schema.variants).set({ inventoryQuantity: 10 }).where(chilli)
  })

  it('[31.5] a part that came back leaves the order bought, and is told; all of it is a refund', async () => {
    for (const order of ordersOf(['captured', 'first', 'second'] as const)) {
      const { orderId, gatewayOrderId } = await begin()
      const id = `pay_${crypto.randomUUID()}`
      const entity = { id, order_id: gatewayOrderId, status: 'captured', amount: 22_000, currency: 'INR' }
      const ofPart = (name: string, amount: number) =>
        sign({
          event: 'refund.processed',
          payload: {
            payment: { entity },
            refund: { entity: { id: `rfnd_${name}_${id}`, payment_id: id, amount, status: 'processed' } },
          },
        })
      const notices = {
        captured: sign({ event: 'payment.captured', payload: { payment: { entity } } }),
        first: ofPart('1', 5_000),
        second: ofPart('2', 2_500),
      }
      await paying.bring(shop.api, [...order.map((name) => notices[name]), ofPart('1', 5_000)])
      expect([await statusOf(orderId), await isPlaced(orderId)]).toEqual(['paid', true])
      const { body } = await browser.shopper.call<Order>(`/orders/${orderId}?language=en`)
      expect(body.refunds?.map(({ amount }) => amount).toSorted()).toEqual([2_500, 5_000])
      await paying.bring(shop.api, [ofPart('3', 14_500)])
      expect(await statusOf(orderId)).toBe('refunded')
    }
  })

  it('asks the provider for the refunds whose notices got lost', async () => {
    const { orderId, gatewayOrderId } = await begin()
    await paying.tap(gatewayOrderId, 'lose')
    const tries = await paying.gateway.findPayments(gatewayOrderId)
    for (const payment of tries.ok ? tries.value : []) expect((await paying.gateway.refund(payment)).ok).toBe(true)
    paying.notices.splice(0)
    await later(2 * minute)
    await shop.api.runPaymentMaintenance()
    expect(await statusOf(orderId)).toBe('refunded')
  })

  it('asks the provider to give back what bought nothing, a minute later where it was not reached, and never again', async () => {
    const { gatewayOrderId } = await begin()
    await later(16 * minute)
    await shop.api.runPaymentMaintenance()
    await shop.api.database.update(schema.variants).set({ inventoryQuantity: 0 }).where(chilli)
    await paying.tap(gatewayOrderId, 'pay')
    await paying.bring(shop.api)
    let isReached = false
    let asked = 0
    paying.onCall = (path, when) => {
      if (when === 'after' || !path.endsWith('/refund')) return
      asked += 1
      if (!isReached) throw new TypeError('no line to the provider')
    }
    async function askedAfter(ms: number) {
      await later(ms)
      await shop.api.runPaymentMaintenance()
      return asked
    }
    expect([await askedAfter(0), await askedAfter(0)]).toEqual([1, 1])
    isReached = true
    expect([await askedAfter(minute + 1), await askedAfter(minute + 1), await askedAfter(minute + 1)]).toEqual([
      2, 2, 2,
    ])
    paying.onCall = () => {}
  })

  it.each(['', '{"event":', 'no JSON', '{"event":"refund.processed"', 'null'])(
    'refuses a signed notice that is no JSON: %j',
    async (body) => {
      expect(await paying.bring(shop.api, [sign(body)])).toEqual([400])
    },
  )
})
