import type { PlaceOrderResponse, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err } from '@krishi/storefront-core/result'
import { describe, expect, it } from 'vitest'
import { anAddress } from '../memory/fixtures.ts'
import { valueOf } from '../query/index.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'
import { addToCart, aStorefront } from '../testing/a-storefront.ts'
import type { OrderIntent } from './checkout-port.ts'
import { checkoutOf } from './use-checkout.ts'

type OrderAnswer = Result<PlaceOrderResponse, PortErrorCode>

/** Ports whose order call is seen, and may lose its answer on the way back. */
function watched(ports: StorefrontPorts, losses: OrderAnswer[] = []) {
  const intents: OrderIntent[] = []
  const placeOrder: StorefrontPorts['checkout']['placeOrder'] = async (intent, options) => {
    intents.push(intent)
    const answer = await ports.checkout.placeOrder(intent, options)
    return losses.shift() ?? answer
  }
  return { intents, ports: { ...ports, checkout: { ...ports.checkout, placeOrder } } }
}

async function anOpenCheckout(losses: OrderAnswer[] = []) {
  const memory = aStorefront()
  const { intents, ports } = watched(memory.storefront.ports, losses)
  const test = { ...aStorefront({ ports, browser: memory.browser, tab: memory.tab }), backend: memory.backend }
  addToCart(test)
  const store = checkoutOf(test.storefront)
  const checkoutId = await valueOf(store.actions.create(anAddress()))
  const checkout = await valueOf(ports.checkout.read({ checkoutId, locale: 'en' }))
  const place = () => store.actions.placeOrder(checkout, 'cod')
  return { ...test, ports, intents, store, checkout, place, placement: () => store.getState().placements[checkoutId] }
}

const lost = err('network/timeout')

describe('placing an order', () => {
  it('[30.6] places a cash order and keeps its id with the open checkout', async () => {
    const { place, browser, intents } = await anOpenCheckout()
    expect(await place()).toMatchObject({ status: 'placed', order: { orderId: 'order-checkout-1' } })
    expect(intents[0]?.payload).toMatchObject({ checkoutId: 'checkout-1', cart: { isCOD: true, totalNetCost: 17_000 } })
    expect(JSON.parse(browser.getItem('checkoutDetails') ?? '')).toMatchObject({ orderId: 'order-checkout-1' })
  })

  it('[30.12] places one order for a double tap', async () => {
    const { place, placement, intents } = await anOpenCheckout()
    const [one, two] = [place(), place()]
    expect(placement()).toEqual({ status: 'placing' })
    expect(await one).toBe(await two)
    expect(intents).toHaveLength(1)
  })

  it('[30.12] asks with the same key and words after a lost answer, and gets the first order', async () => {
    const { place, placement, intents, tab } = await anOpenCheckout([lost, err('order/in-progress')])
    await place()
    expect(placement()).toEqual({ status: 'unknown', error: { code: 'network/timeout' } })
    expect(tab.getItem('orderIntent:checkout-1')).toContain(intents[0]?.idempotencyKey)
    await place()
    expect(placement()).toMatchObject({ status: 'unknown' })
    expect(await place()).toMatchObject({ status: 'placed' })
    expect(intents[1]).toEqual(intents[0])
    expect(intents[2]).toEqual(intents[0])
    expect(tab.getItem('orderIntent:checkout-1')).toBeNull()
  })

  it('[30.12] still knows the open question after a reload', async () => {
    const { place, ports, browser, tab, checkout, intents } = await anOpenCheckout([lost])
    await place()
    const after = checkoutOf(aStorefront({ ports, browser, tab }).storefront)
    after.actions.resume('checkout-1')
    after.actions.resume('checkout-2')
    expect(after.getState().placements).toEqual({
      'checkout-1': { status: 'unknown', error: { code: 'network/aborted' } },
    })
    expect(await after.actions.placeOrder(checkout, 'online')).toMatchObject({ status: 'placed' })
    expect(intents[1]).toEqual(intents[0])
  })

  it('[30.10] ends with a refusal that is final: the open checkout is forgotten, and the next try is a new intent', async () => {
    const { place, browser, intents } = await anOpenCheckout([err('checkout/out-of-stock')])
    expect(await place()).toEqual({ status: 'refused', error: { code: 'checkout/out-of-stock' } })
    expect(browser.getItem('checkoutDetails')).toBeNull()
    await place()
    expect(intents[1]?.idempotencyKey).not.toBe(intents[0]?.idempotencyKey)
  })

  it('sends nothing without a session', async () => {
    const { ports, checkout } = await anOpenCheckout()
    const session = { ...ports.session, open: () => Promise.resolve(err('network/offline')) }
    const { intents, ports: all } = watched({ ...ports, session })
    const store = checkoutOf(aStorefront({ ports: all }).storefront)
    expect(await store.actions.placeOrder(checkout, 'cod')).toMatchObject({ status: 'refused' })
    expect(intents).toEqual([])
  })
})

describe('after an order', () => {
  it('[07.5] forgets the checkout, stores the order’s id, and clears cart, note and coupon: once', async () => {
    const { place, store, storefront, browser, tab } = await anOpenCheckout()
    await place()
    tab.setItem('userAppliedCoupon', '{"name":"SAVE20","value":2000}')
    storefront.cart.actions.setNote('Ring twice')
    const order = { id: 'order-checkout-1' }
    expect(store.actions.complete(order)).toBe(true)
    expect(browser.getItem('orderId')).toBe('order-checkout-1')
    expect([browser.getItem('checkoutDetails'), browser.getItem('checkoutOrderNotes')]).toEqual([null, null])
    expect(tab.getItem('userAppliedCoupon')).toBeNull()
    expect(storefront.cart.getState().view.count).toBe(0)
    expect(store.actions.complete(order)).toBe(false)
  })

  it('[07.5] leaves the cart alone when an old order is looked at', async () => {
    const { store, storefront } = await anOpenCheckout()
    expect(store.actions.complete({ id: 'order-of-last-year' })).toBe(false)
    expect(storefront.cart.getState().view.count).toBe(1)
  })

  it('[07.5] knows its order by the checkout that the address names', async () => {
    const { store } = await anOpenCheckout()
    expect(store.actions.complete({ id: 'order-x', checkoutId: 'checkout-1' })).toBe(true)
  })

  it('[07.3] is not confused by a corrupt store', async () => {
    const { store, browser, tab, place } = await anOpenCheckout()
    browser.setItem('checkoutDetails', '{"id":7}')
    tab.setItem('orderIntent:checkout-1', '{"idempotencyKey":"k"}')
    expect(store.actions.complete({ id: 'order-x' })).toBe(false)
    expect(await place()).toMatchObject({ status: 'placed' })
  })
})
