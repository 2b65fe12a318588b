import { err } from '@krishi/storefront-core/result'
import { describe, expect, it } from 'vitest'
import { anAddress } from '../memory/fixtures.ts'
import { valueOf } from '../query/index.ts'
import { anOpenCheckout, lost, watched } from '../testing/an-open-checkout.ts'
import { addToCart, aStorefront } from '../testing/a-storefront.ts'
import { checkoutOf } from './use-checkout.ts'

describe('placing an order', () => {
  it('[30.6] places a cash order and keeps its id with the open checkout', async () => {
    const { place, browser, intents } = await anOpenCheckout()
    expect(await place()).toMatchObject({ status: 'placed', order: { id: 'order-checkout-1' } })
    expect(intents[0]).toMatchObject({ checkoutId: 'checkout-1', paymentMode: 'cod', cart: { totalNetCost: 17_000 } })
    expect(JSON.parse(browser.getItem('checkoutDetails') ?? '')).toMatchObject({ orderId: 'order-checkout-1' })
  })

  it('[30.12] places one order for a double tap', async () => {
    const { place, placement, intents } = await anOpenCheckout()
    const [one, two] = [place(), place()]
    expect(placement()).toEqual({ status: 'placing' })
    expect(await one).toBe(await two)
    expect(intents).toHaveLength(1)
  })

  it('[30.12] finds out by itself what became of a lost answer, and places nothing a second time', async () => {
    const { place, placement, intents, browser, settled, clock } = await anOpenCheckout([lost], [lost, lost])
    const placing = place()
    await clock.advance(0)
    expect(placement()).toEqual({ status: 'unknown', error: { code: 'network/unanswered' } })
    expect(browser.getItem('orderIntents')).toContain(intents[0]?.idempotencyKey)
    expect(browser.getItem('orderIntents')).not.toMatch(/Lakshmi|98450/)
    await clock.advance(2_000)
    await clock.advance(3_000)
    expect(await placing).toMatchObject({ status: 'placed', order: { id: 'order-checkout-1' } })
    expect(settled.map(({ idempotencyKey }) => idempotencyKey)).toEqual(Array(3).fill(intents[0]?.idempotencyKey))
    expect(intents).toHaveLength(1)
  })

  it('[30.12] keeps the key until the cart is tidied up: a phone that dies before the thanks still finds its order', async () => {
    const { place, ports, browser, store } = await anOpenCheckout()
    await place()
    const later = aStorefront({ ports, browser })
    later.storefront.cart.hydrate()
    expect(await checkoutOf(later.storefront).actions.proceed()).toMatchObject({ kind: 'already-ordered' })
    expect(store.actions.complete({ id: 'order-checkout-1', checkoutId: 'checkout-1' })).toBe(false)
    expect(browser.getItem('orderIntents')).toBeNull()
  })

  it('[30.12] asks at once when the shopper taps or comes back', async () => {
    const { place, settled, clock, comeBack } = await anOpenCheckout([lost], [lost, lost])
    const placing = place()
    await clock.advance(0)
    expect(settled).toHaveLength(1)
    const again = place()
    await clock.advance(0)
    expect(settled).toHaveLength(2)
    comeBack()
    expect(await again).toBe(await placing)
    expect(await placing).toMatchObject({ status: 'placed' })
  })

  it('[30.12] says that nothing was ordered where the request never arrived, and the next tap is a new intent', async () => {
    const { place, intents, ports, browser } = await anOpenCheckout()
    const never = { ...ports.checkout, placeOrder: () => Promise.resolve(lost) }
    const deaf = checkoutOf(aStorefront({ ports: { ...ports, checkout: never }, browser }).storefront)
    const checkout = await valueOf(ports.checkout.read({ checkoutId: 'checkout-1', locale: 'en' }))
    expect(await deaf.actions.placeOrder(checkout, 'cod')).toEqual({
      status: 'refused',
      error: { code: 'order/withdrawn' },
    })
    expect(browser.getItem('orderIntents')).toBeNull()
    expect(await place()).toMatchObject({ status: 'placed' })
    expect(intents).toHaveLength(1)
  })

  it('[30.12] refuses without a question where nothing was sent, and keeps the checkout', async () => {
    const { place, settled, browser } = await anOpenCheckout([err('network/offline')])
    expect(await place()).toEqual({ status: 'refused', error: { code: 'network/offline' } })
    expect(settled).toEqual([])
    expect(browser.getItem('orderIntents')).toBeNull()
    expect(browser.getItem('checkoutDetails')).not.toBeNull()
  })

  it('[30.12] takes back that the page is offline once the network is back, and nothing else', async () => {
    const { place, placement, comeBack, store, backend } = await anOpenCheckout([
      err('network/offline'),
      err('checkout/out-of-stock'),
    ])
    await place()
    backend.set({ offline: true })
    await store.actions.create(anAddress())
    expect([placement()?.status, store.getState().creating.status]).toEqual(['refused', 'failed'])
    comeBack()
    expect([placement(), store.getState().creating.status]).toEqual([undefined, 'idle'])
    backend.set({ offline: false })
    await place()
    comeBack()
    expect(placement()).toMatchObject({ status: 'refused', error: { code: 'checkout/out-of-stock' } })
  })

  it('[30.12] still knows the open question after a reload, in another tab and the next day', async () => {
    const { ports, browser, leaveOpen, clock } = await anOpenCheckout()
    await leaveOpen()
    await clock.advance(86_400_000)
    const after = checkoutOf(aStorefront({ ports, browser }).storefront)
    expect(await after.actions.resume('checkout-2')).toBeNull()
    const resumed = after.actions.resume('checkout-1')
    expect(after.getState().placements).toMatchObject({ 'checkout-1': { status: 'unknown' } })
    expect(await resumed).toMatchObject({ status: 'placed', order: { id: 'order-checkout-1' } })
  })

  it('[30.12] settles what is open before a new checkout of the cart: an order that was placed is named', async () => {
    const { ports, browser, leaveOpen } = await anOpenCheckout()
    await leaveOpen()
    const later = aStorefront({ ports, browser })
    const store = checkoutOf(later.storefront)
    later.storefront.cart.hydrate()
    expect(await store.actions.proceed()).toEqual({
      kind: 'already-ordered',
      orderId: 'order-checkout-1',
      checkoutId: 'checkout-1',
    })
    expect(later.storefront.cart.getState().view.count).toBe(0)
    expect(browser.getItem('orderId')).toBe('order-checkout-1')
    expect(await store.actions.proceed()).toEqual({ kind: 'address-needed' })
  })

  it('[30.12] makes no new checkout while nobody can say what became of the last order', async () => {
    const { ports, browser, leaveOpen, backend, clock } = await anOpenCheckout()
    await leaveOpen()
    const created = backend.calls('checkout.create')
    const silent = { ...ports.checkout, settleOrder: () => Promise.resolve(lost) }
    const later = aStorefront({ ports: { ...ports, checkout: silent }, browser, clock })
    later.storefront.cart.hydrate()
    const { actions } = checkoutOf(later.storefront)
    expect(await actions.proceed()).toMatchObject({ kind: 'failed', error: { code: 'network/unanswered' } })
    expect(await actions.create(anAddress())).toMatchObject({ error: { code: 'network/unanswered' } })
    expect(backend.calls('checkout.create')).toBe(created)
    expect(later.storefront.cart.getState().view.count).toBe(1)
  })

  it('[30.12] tells on any later page that the order was placed, and takes out of the cart what was ordered', async () => {
    const { ports, browser, leaveOpen, backend } = await anOpenCheckout()
    await leaveOpen()
    const later = { ...aStorefront({ ports, browser }), backend }
    later.storefront.cart.hydrate()
    addToCart(later, 3)
    const store = checkoutOf(later.storefront)
    store.actions.followAll()
    await expect.poll(() => store.getState().placements['checkout-1']?.status).toBe('placed')
    expect(store.getState().followed).toEqual(['checkout-1'])
    expect(later.storefront.cart.getState().view.lineIds).toEqual(['product-3-1'])
    store.actions.unfollow('checkout-1')
    expect(store.getState().followed).toEqual([])
    expect(browser.getItem('orderIntents')).toBeNull()
  })

  it('[30.12] names the order on page after page until the shopper has read of it, and stops no new checkout', async () => {
    const { ports, browser, leaveOpen, backend } = await anOpenCheckout()
    await leaveOpen()
    const left = aStorefront({ ports, browser })
    left.storefront.cart.hydrate()
    expect(checkoutOf(left.storefront).actions.tidyUp({ id: 'order-checkout-1', checkoutId: 'checkout-1' })).toBe(true)
    const later = { ...aStorefront({ ports, browser }), backend }
    later.storefront.cart.hydrate()
    addToCart(later, 1)
    const store = checkoutOf(later.storefront)
    store.actions.followAll()
    await expect.poll(() => store.getState().placements['checkout-1']).toMatchObject({ status: 'placed' })
    expect(later.storefront.cart.getState().view.count).toBe(1)
    expect(await store.actions.proceed()).toEqual({ kind: 'address-needed' })
    expect(browser.getItem('orderIntents')).not.toBeNull()
    store.actions.complete({ id: 'order-checkout-1', checkoutId: 'checkout-1' })
    expect(browser.getItem('orderIntents')).toBeNull()
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
    const { store, browser } = await anOpenCheckout()
    expect(store.actions.complete({ id: 'order-x', checkoutId: 'checkout-1' })).toBe(true)
    expect(browser.getItem('orderIntents')).toBeNull()
  })

  it('[07.3] is not confused by a corrupt store', async () => {
    const { store, browser, place } = await anOpenCheckout()
    browser.setItem('checkoutDetails', '{"id":7}')
    browser.setItem('orderIntents', '[{"idempotencyKey":"k"},7]')
    expect(store.actions.complete({ id: 'order-x' })).toBe(false)
    expect(await place()).toMatchObject({ status: 'placed' })
  })
})
