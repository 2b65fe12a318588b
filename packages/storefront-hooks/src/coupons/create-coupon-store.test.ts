import type { Checkout } from '@krishi/storefront-core/checkout'
import { sessionKeys } from '../storage/index.ts'
import { describe, expect, it } from 'vitest'
import { checkoutOf } from '../checkout/use-checkout.ts'
import { valueOf } from '../query/index.ts'
import { anAddress } from '../memory/fixtures.ts'
import { addToCart, aStorefront } from '../testing/a-storefront.ts'
import type { CouponEvent } from './coupon-store.ts'
import { createCouponStore } from './create-coupon-store.ts'

async function aCheckoutPage() {
  let comeBack = () => {}
  const shop = aStorefront({
    onReturn(listener) {
      comeBack = listener
      return () => {}
    },
  })
  const { storefront, backend, tab } = shop
  storefront.cart.hydrate()
  addToCart(shop)
  const checkouts = checkoutOf(storefront).actions
  const checkoutId = await valueOf(checkouts.create(anAddress()))
  const store = createCouponStore({ ...storefront, port: storefront.ports.coupons, checkout: checkouts })
  const events: CouponEvent[] = []
  store.onEvent((event) => events.push(event))
  const read = (): Promise<Checkout> => valueOf(storefront.ports.checkout.read({ checkoutId, locale: 'en' }))
  store.takeIn(await read())
  const apply = async (code: string) => store.actions.apply(code, await read())
  const remove = async () => store.actions.remove(await read())
  return { ...shop, backend, tab, store, events, read, apply, remove, comeBack, state: store.getState }
}

describe('coupons', () => {
  it('[26.2] [26.4] a code is tried in capitals, kept for the tab and taken off the checkout and the cart', async () => {
    const { apply, read, state, events, storefront, tab } = await aCheckoutPage()
    const before = (await read()).cart.totalNetCost
    await apply(' kisan10 ')
    expect(events).toEqual([{ type: 'applied', name: 'KISAN10', value: 1_000 }])
    expect(state()).toMatchObject({ applying: null, refusal: null, coupon: { name: 'KISAN10', value: 1_000 } })
    expect((await read()).cart).toMatchObject({
      discountCode: 'KISAN10',
      discountAmount: 1_000,
      totalNetCost: before - 1_000,
    })
    expect(storefront.cart.getState().view.totals).toMatchObject({ discountAmount: 1_000 })
    expect(tab.getItem(sessionKeys.coupon)).toContain('KISAN10')
  })

  it('[26.5] a code that the server refuses is told in its words, and what was applied stays', async () => {
    const { apply, state, events, read } = await aCheckoutPage()
    await apply('KISAN10')
    await apply('NOTHING')
    expect(events.at(-1)).toMatchObject({
      type: 'refused',
      failure: { serverMessage: 'We do not know this coupon code.' },
    })
    expect(state()).toMatchObject({
      applying: null,
      refusal: { name: 'NOTHING', failure: { code: 'coupon/unknown' } },
      coupon: { name: 'KISAN10' },
    })
    expect((await read()).cart.discountCode).toBe('KISAN10')
  })

  it.each([
    ['network/offline', null],
    ['network/server', { name: 'KISAN10', failure: { code: 'network/server' } }],
  ] as const)('[26.5] [30.12] a code after %s has the refusal %j once the network is back', async (code, refusal) => {
    const { backend, store, read, comeBack, state } = await aCheckoutPage()
    const checkout = await read()
    backend.set({ failNext: { code } })
    await store.actions.apply('KISAN10', checkout)
    comeBack()
    expect(state()).toMatchObject({ applying: null, coupon: null, refusal })
  })

  it('a code that holds but does not reach the checkout is not applied', async () => {
    const { apply, state, events, backend, storefront, tab } = await aCheckoutPage()
    const { coupons } = storefront.ports
    const validate = coupons.validate
    const failing = createCouponStoreThatLosesTheCheckout()
    await failing.actions.apply(
      'KISAN10',
      await valueOf(storefront.ports.checkout.read({ checkoutId: 'checkout-1', locale: 'en' })),
    )
    expect(failing.getState()).toMatchObject({
      applying: null,
      refusal: { failure: { code: 'network/offline' } },
      coupon: null,
    })
    expect(tab.getItem(sessionKeys.coupon)).toBeNull()
    await apply('KISAN10')
    expect(state().coupon?.name).toBe('KISAN10')
    expect(events).toHaveLength(1)

    function createCouponStoreThatLosesTheCheckout() {
      return createCouponStore({
        ...storefront,
        port: {
          ...coupons,
          async validate(request) {
            const judged = await validate(request)
            backend.set({ failNext: { code: 'network/offline' } })
            return judged
          },
        },
        checkout: checkoutOf(storefront).actions,
      })
    }
  })

  it('is tried once, however often the button is tapped', async () => {
    const { store, read, backend } = await aCheckoutPage()
    const checkout = await read()
    await Promise.all([store.actions.apply('KISAN10', checkout), store.actions.apply('KISAN10', checkout)])
    await store.actions.apply('   ', checkout)
    expect(backend.calls('coupons.validate')).toBe(1)
  })

  it('[26.6] is taken off and forgotten', async () => {
    const { apply, remove, read, state, tab, storefront } = await aCheckoutPage()
    await apply('KISAN10')
    await remove()
    expect(state().coupon).toBeNull()
    expect((await read()).cart).toMatchObject({ discountCode: '', discountAmount: 0 })
    expect(storefront.cart.getState().view.totals.discountAmount).toBe(0)
    expect(tab.getItem(sessionKeys.coupon)).toBeNull()
  })

  it('[26.6] stays when it could not be taken off', async () => {
    const { apply, read, store, state, events, backend } = await aCheckoutPage()
    await apply('KISAN10')
    const checkout = await read()
    backend.set({ failNext: { code: 'network/server' } })
    await store.actions.remove(checkout)
    expect(events.at(-1)).toMatchObject({ type: 'unable-to-remove' })
    expect(state().coupon?.name).toBe('KISAN10')
  })

  it('[26.6] is inactive while the cart is below its minimum, and comes back by itself', async () => {
    const { storefront, tab } = await aCheckoutPage()
    const { cart } = storefront
    const lineId = cart.getState().view.lineIds[0] ?? ''
    cart.actions.setQuantity(lineId, 6)
    await cart.actions.flush()
    tab.setItem(
      sessionKeys.coupon,
      JSON.stringify({
        name: 'KISAN50',
        value: 1_000,
        rule: {
          valueType: 'FIXED_AMOUNT',
          value: 1_000,
          minimumPurchaseRequirements: 50_000,
          end: null,
          shouldApplyMinimumValue: false,
        },
      }),
    )
    cart.revalidate()
    expect(cart.getState().view.couponStanding).toEqual({ status: 'active', value: 1_000 })
    cart.actions.setQuantity(lineId, 4)
    expect(cart.getState().view).toMatchObject({
      couponStanding: { status: 'below-minimum', missing: 10_000 },
      totals: { discountAmount: 0 },
    })
    cart.actions.setQuantity(lineId, 5)
    expect(cart.getState().view).toMatchObject({
      couponStanding: { status: 'active' },
      totals: { discountAmount: 1_000 },
    })
  })

  it('[26.2] [26.6] is forgotten by tab and cart when the server has taken it off, not while it waits', async () => {
    const { apply, read, state, store, storefront, tab } = await aCheckoutPage()
    await apply('KISAN10')
    const checkout = await read()
    store.takeIn({ ...checkout, coupon: { name: 'KISAN10', standing: { status: 'below-minimum', missing: 100 } } })
    store.takeIn({ ...checkout, coupon: { name: 'OTHER', standing: { status: 'used-up' } } })
    expect(state().coupon?.name).toBe('KISAN10')
    store.takeIn({ ...checkout, coupon: { name: 'KISAN10', standing: { status: 'used-up' } } })
    expect(state().coupon).toBeNull()
    expect(tab.getItem(sessionKeys.coupon)).toBeNull()
    expect(storefront.cart.getState().view.totals.discountAmount).toBe(0)
  })

  it('[07.5] [26.6] is gone with the order that used it: the next cart has none', async () => {
    const shop = await aCheckoutPage()
    const { storefront, read, apply } = shop
    await apply('KISAN10')
    const { actions } = checkoutOf(storefront)
    const placed = await actions.placeOrder(await read(), 'cod')
    if (placed.status !== 'placed') throw new Error('Nothing was ordered. The coupon is still wanted. Mend the sample.')
    actions.complete({ id: placed.order.id, checkoutId: 'checkout-1' })
    addToCart(shop)
    const { coupon, view } = storefront.cart.getState()
    expect([coupon, view.couponStanding, view.totals.discountAmount]).toEqual([null, undefined, 0])
  })
})
