import { err, ok } from '@krishi/storefront-core/result'
import { describe, expect, it } from 'vitest'
import { valueOf } from '../query/index.ts'
import { aPayment } from '../testing/a-payment.ts'
import { anOpenCheckout, lost } from '../testing/an-open-checkout.ts'
import { aStorefront } from '../testing/a-storefront.ts'
import { hasOpenOrder } from './has-open-order.ts'
import { checkoutOf } from './use-checkout.ts'

const placing = ok({ status: 'placing', order: null } as const)
const silent = () => new Promise<never>(() => {})

/** A page that is opened after another one has sent an order and was gone before it heard of it. */
async function aLaterPage({ isHeard = true, isTold = true } = {}) {
  const made = await anOpenCheckout()
  await made.leaveOpen({ isHeard })
  const { ports, browser } = made
  const checkout = isTold ? ports.checkout : { ...ports.checkout, settleOrder: () => Promise.resolve(lost) }
  const { storefront } = aStorefront({ ports: { ...ports, checkout }, browser })
  storefront.cart.hydrate()
  const store = checkoutOf(storefront)
  return { ...made, storefront, store, ...store.actions, placements: () => store.getState().placements }
}

describe('an order that the server is still placing', () => {
  it('[30.12] is asked for again at growing intervals, and is an order in the end', async () => {
    const { place, placement, settled, clock } = await anOpenCheckout([err('order/in-progress')], [placing, placing])
    const ordering = place()
    await clock.advance(0)
    expect(placement()).toEqual({ status: 'unknown', error: { code: 'order/in-progress' } })
    await clock.advance(2_000)
    await clock.advance(2_999)
    expect(settled).toHaveLength(2)
    await clock.advance(1)
    expect(await ordering).toMatchObject({ status: 'placed', order: { id: 'order-checkout-1' } })
    expect(settled.map(({ giveUpPayment }) => giveUpPayment)).toEqual([false, false, false])
  })

  it('[30.12] leaves no timer behind where the shopper came back before its time', async () => {
    const { place, clock, comeBack } = await anOpenCheckout([lost], [placing])
    const ordering = place()
    await clock.advance(0)
    comeBack()
    await ordering
    expect(clock.waiting()).toBe(0)
  })

  it('[30.12] is unanswered as soon as its answer is lost, and not when its page looks for it meanwhile', async () => {
    const { ports, browser, checkout } = await anOpenCheckout()
    const page = (port: Partial<typeof ports.checkout>) =>
      checkoutOf(aStorefront({ ports: { ...ports, checkout: { ...ports.checkout, ...port } }, browser }).storefront)
    const sending = page({ placeOrder: silent })
    void sending.actions.placeOrder(checkout, 'cod')
    await expect.poll(() => browser.getItem('orderIntents')).toContain(checkout.id)
    void sending.actions.resume(checkout.id)
    expect(sending.getState().placements).toEqual({ [checkout.id]: { status: 'placing' } })
    const asking = page({ placeOrder: () => Promise.resolve(lost), settleOrder: silent })
    const late = { ...checkout, id: 'checkout-2' }
    void asking.actions.placeOrder(late, 'cod')
    const unknown = { status: 'unknown', error: { code: 'network/unanswered' } }
    await expect.poll(() => asking.getState().placements[late.id]).toEqual(unknown)
  })
})

describe('an order that another page left open', () => {
  it('[30.12] keeps its payment while it is only asked for, and gives it up for a new checkout', async () => {
    const { resume, proceed, settled } = await aLaterPage()
    await resume('checkout-1')
    await proceed()
    expect(settled.map(({ giveUpPayment }) => giveUpPayment)).toEqual([false, true])
  })

  it.each([
    ['cod', false],
    ['online', true],
  ] as const)(
    '[30.12] is the one that a tap to pay by %s gives; its payment is given up: %s',
    async (mode, isGivenUp) => {
      const { placeOrder, checkout, settled, intents } = await aLaterPage()
      expect(await placeOrder(checkout, mode)).toMatchObject({ status: 'placed', order: { id: 'order-checkout-1' } })
      expect(settled.map(({ giveUpPayment }) => giveUpPayment)).toEqual([isGivenUp])
      expect(intents).toHaveLength(1)
    },
  )

  it('[30.12] is sent anew by another tap where the server never heard of it', async () => {
    const { placeOrder, checkout, settled, intents } = await aLaterPage({ isHeard: false })
    expect(await placeOrder(checkout, 'cod')).toMatchObject({ status: 'placed' })
    expect(intents.map(({ idempotencyKey }) => idempotencyKey)).not.toContain(settled[0]?.idempotencyKey)
    expect(intents).toHaveLength(1)
  })

  it('[30.12] is shown as unanswered to who goes to a new checkout, as long as nobody says what became of it', async () => {
    const { proceed, placements } = await aLaterPage({ isTold: false })
    expect(await proceed()).toMatchObject({ kind: 'failed', error: { code: 'network/unanswered' } })
    expect(placements()).toEqual({ 'checkout-1': { status: 'unknown', error: { code: 'network/unanswered' } } })
  })

  it('[30.12] is none where the server never heard of it: the cart stays, and nothing is asked any more', async () => {
    const { followAll, placements, storefront } = await aLaterPage({ isHeard: false })
    expect(hasOpenOrder(storefront)).toBe(true)
    followAll()
    expect(placements()).toMatchObject({ 'checkout-1': { status: 'unknown', error: { code: 'network/unanswered' } } })
    const withdrawn = { status: 'refused', error: { code: 'order/withdrawn' } }
    await expect.poll(() => placements()['checkout-1']).toEqual(withdrawn)
    expect([hasOpenOrder(storefront), storefront.cart.getState().view.count]).toEqual([false, 1])
  })

  it('[30.12] stops no new checkout where the server never heard of it', async () => {
    const { proceed, placements, storefront } = await aLaterPage({ isHeard: false })
    expect(await proceed()).toEqual({ kind: 'address-needed' })
    expect(placements()).toMatchObject({ 'checkout-1': { status: 'refused' } })
    expect([hasOpenOrder(storefront), storefront.cart.getState().view.count]).toEqual([false, 1])
  })

  it('[30.12] is named once where the page of another checkout has been opened since', async () => {
    const { proceed, browser } = await aLaterPage()
    browser.removeItem('checkoutDetails')
    expect(await proceed()).toMatchObject({ kind: 'already-ordered', orderId: 'order-checkout-1' })
    expect(await proceed()).toEqual({ kind: 'address-needed' })
  })

  it('[30.12] stays open when its notice is closed unanswered, and so does every other', async () => {
    const { followAll, unfollow, store, browser } = await aLaterPage({ isTold: false })
    const [open] = JSON.parse(browser.getItem('orderIntents') ?? '')
    const told = { ...open, checkoutId: 'checkout-0', isAnswered: true, isTidiedUp: true }
    browser.setItem('orderIntents', JSON.stringify([open, told]))
    followAll()
    unfollow('checkout-1')
    expect(store.getState().followed).toEqual(['checkout-0'])
    expect(JSON.parse(browser.getItem('orderIntents') ?? '')).toEqual([open, told])
    unfollow('checkout-0')
    expect(JSON.parse(browser.getItem('orderIntents') ?? '')).toEqual([open])
  })

  it('[30.12] is not asked for by its page once the cart was cleared after it', async () => {
    const { tidyUp, resume, placements, browser } = await aLaterPage()
    tidyUp({ id: 'order-checkout-1', checkoutId: 'checkout-1' })
    expect(JSON.parse(browser.getItem('orderIntents') ?? '')).toMatchObject([{ isAnswered: true, isTidiedUp: true }])
    expect([await resume('checkout-1'), placements()]).toEqual([null, {}])
  })

  it('[07.3] is not made up of what else the device keeps under its name', async () => {
    const { followAll, store, browser } = await aLaterPage()
    browser.setItem('orderIntents', '[{"checkoutId":"checkout-1"},7,null]')
    followAll()
    expect(store.getState().followed).toEqual([])
    browser.setItem('orderIntents', '7')
    followAll()
    expect(store.getState().followed).toEqual([])
  })
})

describe('an order whose payment cannot be given up', () => {
  /** The provider does not say whether it was paid, so the server leaves the payment open. */
  const unreachable = () =>
    aPayment({
      change: (port) => ({
        ...port,
        settleOrder: (question) => port.settleOrder({ ...question, giveUpPayment: false }),
      }),
    })

  it('[30.12] is not placed in another way as well', async () => {
    const { order, gateway, placement, backend } = await unreachable()
    gateway.next('dismiss')
    await order('online')
    expect(await order('cod')).toEqual({ kind: 'stays' })
    expect(placement()).toEqual({ status: 'refused', error: { code: 'network/server' } })
    expect(backend.calls('checkout.placeOrder')).toBe(1)
    expect(await order('online')).toMatchObject({ kind: 'placed' })
  })

  it('[30.12] stops a new checkout of the same cart', async () => {
    const { order, gateway, placement, storefront, backend } = await unreachable()
    gateway.next('dismiss')
    await order('online')
    const created = backend.calls('checkout.create')
    const { proceed } = checkoutOf(storefront).actions
    expect(await proceed()).toEqual({ kind: 'failed', error: { code: 'network/server' } })
    expect(placement()).toMatchObject({ status: 'to-pay', order: { id: 'order-checkout-1' } })
    expect(backend.calls('checkout.create')).toBe(created)
  })
})

it('[30.6] an order says all that its page showed', async () => {
  const { place, intents, checkout, ports, browser } = await anOpenCheckout()
  await place()
  const { lineItems, note, totalCost, shippingCharges, discountCode, discountAmount } = checkout.cart
  const shown = { lineItems, note, totalCost, shippingCharges, discountCode, discountAmount, usesCoins: false }
  expect(intents).toMatchObject([{ cart: { ...shown, totalNetCost: 17_000 } }])
  const kept = { id: checkout.id, totalCost, shippingCharges, orderId: 'order-checkout-1' }
  expect(JSON.parse(browser.getItem('checkoutDetails') ?? '')).toMatchObject(kept)
  const read = await valueOf(ports.checkout.read({ checkoutId: checkout.id, locale: 'en' }))
  expect(read.orderId).toBe('order-checkout-1')
})
