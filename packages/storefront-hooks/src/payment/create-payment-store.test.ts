import { err } from '@krishi/storefront-core/result'
import { describe, expect, it } from 'vitest'
import type { CheckoutPort } from '../checkout/checkout-port.ts'
import { valueOf } from '../query/index.ts'
import { aStorage } from '../testing/storages.ts'
import { aPayment } from '../testing/a-payment.ts'

const lost = err('network/unanswered')

/** Ports whose first answer is lost after the server has done its work. */
const losing = {
  order: (port: CheckoutPort): CheckoutPort => ({ ...port, placeOrder: loseFirst(port.placeOrder) }),
  proof: (port: CheckoutPort): CheckoutPort => ({ ...port, verifyPayment: loseFirst(port.verifyPayment) }),
}

function loseFirst<Arguments extends readonly unknown[], Answer>(call: (...args: Arguments) => Promise<Answer>) {
  let isFirst = true
  return async (...args: Arguments) => {
    const answer = await call(...args)
    if (!isFirst) return answer
    isFirst = false
    return lost
  }
}

const orderId = 'order-checkout-1'
const placed = { kind: 'placed', orderId, coins: 0 }
const pending = { kind: 'pending', awaitingId: orderId, gatewayOrderId: `gateway-${orderId}`, paymentId: '' }

describe('paying online', () => {
  it('[30.7] opens the window for what is due, verifies, and gives the order', async () => {
    const { order, gateway, placedOrder } = await aPayment({ terms: { prepaidDiscount: 500 } })
    expect(await order('online')).toEqual(placed)
    expect(gateway.requests[0]).toMatchObject({
      payment: { amount: 16_500, currency: 'INR', timeoutSeconds: 720 },
      locale: 'en',
      payer: { name: 'Lakshmi Gowda', phone: '9845012345' },
    })
    expect(await placedOrder()).toBe(orderId)
  })

  it('[30.7] has the advance of cash on delivery paid, and nothing where there is none', async () => {
    const advance = await aPayment({ terms: { codAdvance: 2_000 } })
    expect(await advance.order('cod')).toEqual(placed)
    expect(advance.gateway.requests.map(({ payment }) => payment.amount)).toEqual([2_000])
    const plain = await aPayment()
    expect(await plain.order('cod')).toEqual(placed)
    expect(plain.gateway.requests).toEqual([])
  })

  it('[30.7] says how far it is', async () => {
    const { order, gateway, step, page } = await aPayment()
    gateway.next('wait')
    const paying = order('online')
    await expect.poll(step).toBe('open')
    page.abort()
    expect(await paying).toEqual({ kind: 'stays' })
    expect(step()).toBe('idle')
  })

  it('[30.7] is verifying from the proof on, also once it is placed and its page is on the way', async () => {
    let arrive = () => {}
    const { order, step } = await aPayment({
      change: (port) => ({
        ...port,
        async verifyPayment(proof) {
          await new Promise<void>((resolve) => (arrive = resolve))
          return port.verifyPayment(proof)
        },
      }),
    })
    const ordering = order('online')
    await expect.poll(step).toBe('verifying')
    arrive()
    expect(await ordering).toEqual(placed)
    expect(step()).toBe('verifying')
  })

  it('[30.7] takes the proof’s answer for the last word, and asks nobody else', async () => {
    const { order } = await aPayment({ change: (port) => ({ ...port, paymentStatus: () => Promise.resolve(lost) }) })
    expect(await order('online')).toEqual(placed)
  })

  it('[30.10] opens no window for an order that was refused', async () => {
    const { order, gateway, step } = await aPayment({
      change: (port) => ({ ...port, placeOrder: () => Promise.resolve(err('checkout/out-of-stock')) }),
    })
    expect(await order('online')).toEqual({ kind: 'stays' })
    expect([gateway.requests, step()]).toEqual([[], 'idle'])
  })

  it('[31.6] is paid from the page of the payment, in one window for a double tap', async () => {
    const { order, pay, gateway, ports, checkout, window } = await aPayment()
    gateway.next('dismiss')
    await order('online')
    const { payment } = await valueOf(ports.checkout.paymentStatus({ orderId }))
    if (payment === null) throw new Error('The payment is over, so nothing can be paid. It was just begun.')
    const due = {
      payment,
      checkoutId: checkout.id,
      orderId,
      awaitingId: orderId,
      payer: { name: '', phone: '', email: '' },
    }
    const [one, two] = [pay(due, window), pay(due, window)]
    expect(await one).toBe(await two)
    expect(await one).toEqual(placed)
    expect(gateway.requests).toHaveLength(2)
  })

  it('[30.12] is one order and one window for a double tap', async () => {
    const { order, gateway, backend } = await aPayment()
    const [one, two] = [order('online'), order('online')]
    expect(await one).toBe(await two)
    expect([backend.calls('checkout.placeOrder'), gateway.requests.length]).toEqual([1, 1])
  })

  it('[31.6] is pending when the window is closed, and again the same payment after that', async () => {
    const { order, gateway, placedOrder, reports } = await aPayment()
    gateway.next('dismiss')
    expect(await order('online')).toEqual(pending)
    expect(reports).toEqual([])
    expect(await placedOrder()).toBeNull()
    expect(await order('online')).toEqual(placed)
    const [one, two] = gateway.requests
    expect(two?.payment.gatewayOrderId).toBe(one?.payment.gatewayOrderId)
  })

  it('[30.9] reports what the provider says of a payment that failed', async () => {
    const { order, gateway, reports } = await aPayment()
    gateway.next('fail')
    expect(await order('online')).toEqual(pending)
    expect(reports).toEqual(['Payment Failed from razor pay: The bank said no.'])
  })

  it('[30.9] reports that the script did not come, and allows another try or payment on delivery', async () => {
    const { order, gateway, reports, step, placedOrder } = await aPayment()
    gateway.next('no-script', 'no-script')
    expect(await order('online')).toEqual({ kind: 'stays' })
    expect([reports, step()]).toEqual([['Failed to load RazorPay Script'], 'unavailable'])
    expect(await order('online')).toEqual({ kind: 'stays' })
    expect(await order('cod')).toEqual({ ...placed, orderId: 'order-checkout-1-2' })
    expect(step()).toBe('idle')
    expect(await placedOrder()).toBe('order-checkout-1-2')
  })

  it.each(['keyId', 'gatewayOrderId'] as const)(
    '[30.9] reports an order without %s, and opens nothing',
    async (name) => {
      const { order, gateway, reports, step } = await aPayment({
        change: (port) => ({
          ...port,
          async placeOrder(intent) {
            const answer = await port.placeOrder(intent)
            if (!answer.ok || !answer.value.payment) return answer
            return { ok: true, value: { ...answer.value, payment: { ...answer.value.payment, [name]: '' } } }
          },
        }),
      })
      expect(await order('online')).toEqual({ kind: 'stays' })
      expect([reports, step(), gateway.requests]).toEqual([['Payment Failed from razor pay'], 'failed', []])
    },
  )

  it('[30.10] is pending with the payment’s id when the proof is forged', async () => {
    const { order, gateway, placedOrder } = await aPayment()
    gateway.next('forge')
    expect(await order('online')).toEqual({ ...pending, paymentId: 'payment-1' })
    expect(await placedOrder()).toBeNull()
  })

  it('[30.7] asks how far it is when the answer to the proof is lost', async () => {
    const { order, placedOrder } = await aPayment({ change: losing.proof })
    expect(await order('online')).toEqual(placed)
    expect(await placedOrder()).toBe(orderId)
  })

  it('[31.6] is pending when nobody can say how far it is', async () => {
    const { order } = await aPayment({
      change: (port) => ({
        ...port,
        verifyPayment: () => Promise.resolve(lost),
        paymentStatus: () => Promise.resolve(lost),
      }),
    })
    expect(await order('online')).toEqual({ ...pending, paymentId: 'payment-1' })
  })
})

describe('an order that goes on elsewhere', () => {
  it.each([
    [{ url: 'https://pay.example/1' }, { kind: 'elsewhere', url: 'https://pay.example/1' }],
    [{ isPlacedBefore: true }, { kind: 'already-placed', orderId, orderName: 'BH100000001' }],
  ])('[30.8] %j', async (answered, outcome) => {
    const { order } = await aPayment({
      change: (port) => ({
        ...port,
        async placeOrder(intent) {
          const answer = await port.placeOrder(intent)
          return answer.ok ? { ok: true, value: { ...answer.value, payment: null, ...answered } } : answer
        },
      }),
    })
    expect(await order('online')).toEqual(outcome)
  })
})

describe('an order that was interrupted', () => {
  it('[30.12] is the same one after a lost answer, and after a reload and another tap', async () => {
    const { order, aPage, gateway, backend } = await aPayment({ change: losing.order })
    expect(await order('online')).toEqual(placed)
    expect(await aPage().order('online')).toEqual(placed)
    expect([gateway.requests.length, backend.calls('checkout.placeOrder')]).toEqual([1, 1])
  })

  it('[30.12] keeps its key until it is paid, and is no riddle after a reload', async () => {
    const { order, gateway, browser, aPage, backend } = await aPayment()
    gateway.next('dismiss')
    await order('online')
    expect(browser.getItem('orderIntents')).not.toBeNull()
    const later = aPage()
    expect(await later.resume('checkout-1')).toBeNull()
    expect(later.placement()).toBeUndefined()
    expect(await later.order('online')).toEqual(placed)
    expect(backend.calls('checkout.placeOrder')).toBe(1)
  })

  it('[30.12] opens no second window when it has been paid unseen', async () => {
    const { order, gateway, aPage, browser } = await aPayment()
    gateway.next('pay-unseen')
    expect(await order('online')).toEqual(pending)
    expect(await aPage().order('online')).toEqual(placed)
    expect(gateway.requests).toHaveLength(1)
    expect(browser.getItem('orderIntents')).toContain('"isAnswered":true')
  })

  it('[30.12] is a new payment once the time of the first one is over', async () => {
    const { order, gateway, clock } = await aPayment()
    gateway.next('dismiss')
    await order('online')
    await clock.advance(720_000)
    expect(await order('online')).toEqual({ ...placed, orderId: 'order-checkout-1-2' })
    expect(gateway.requests).toHaveLength(2)
  })

  it('[30.12] opens no window while nobody can say what became of the first one', async () => {
    let isReached = false
    const { order, gateway, placement, clock } = await aPayment({
      change: (port) => ({
        ...port,
        settleOrder: (question) => (isReached ? port.settleOrder(question) : Promise.resolve(lost)),
      }),
    })
    gateway.next('dismiss')
    await order('online')
    const ordering = order('online')
    await clock.advance(2_000)
    expect(placement()).toEqual({ status: 'unknown', error: { code: 'network/unanswered' } })
    expect(gateway.requests).toHaveLength(1)
    isReached = true
    await clock.advance(3_000)
    expect(await ordering).toEqual(placed)
    expect(gateway.requests).toHaveLength(2)
  })

  it('[30.12] paid in one tab, is the same order in the other', async () => {
    const { order, aPage, gateway } = await aPayment()
    const other = aPage(aStorage())
    expect(await order('online')).toEqual(placed)
    expect(await other.order('online')).toEqual(placed)
    expect(gateway.requests).toHaveLength(1)
  })

  it('[30.12] in two tabs is one payment', async () => {
    const { order, aPage, gateway } = await aPayment()
    gateway.next('dismiss')
    await order('online')
    expect(await aPage(aStorage()).order('online')).toEqual(placed)
    const [one, two] = gateway.requests
    expect(two?.payment.gatewayOrderId).toBe(one?.payment.gatewayOrderId)
  })
})
