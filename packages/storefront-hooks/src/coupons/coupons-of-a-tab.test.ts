import { describe, expect, it } from 'vitest'
import { checkoutOf } from '../checkout/use-checkout.ts'
import { anAddress } from '../memory/fixtures.ts'
import { valueOf } from '../query/index.ts'
import { sessionKeys } from '../storage/index.ts'
import { addToCart, aStorefront } from '../testing/a-storefront.ts'
import { aStorage } from '../testing/storages.ts'
import type { CouponEvent } from './coupon-store.ts'
import type { CouponQuestion } from './coupons-port.ts'
import { createCouponStore } from './create-coupon-store.ts'
import { hasStoredCoupon } from './stored-coupon.ts'
import { wantCoupon } from './want-coupon.ts'

/** A tab with one product of 100 rupees in its cart, and what it has kept of a coupon. */
function aTab(kept = '') {
  const shop = aStorefront({ tab: aStorage(kept === '' ? {} : { [sessionKeys.coupon]: kept }) })
  shop.storefront.cart.hydrate()
  addToCart(shop)
  const { storefront } = shop
  return { ...shop, cart: storefront.cart, view: () => storefront.cart.getState().view }
}

const rule = {
  ...{ valueType: 'PERCENTAGE', value: 10, minimumPurchaseRequirements: 0, end: null, shouldApplyMinimumValue: false },
}

describe('what a tab keeps of a coupon', () => {
  it('[26.6] is judged by its rule as the cart changes', () => {
    const { cart, view } = aTab(JSON.stringify({ name: 'TEN', value: 1, rule }))
    expect(view()).toMatchObject({ couponStanding: { status: 'active', value: 1_000 } })
    cart.actions.setQuantity('product-1-1', 2)
    expect(view().totals.discountAmount).toBe(2_000)
  })

  it.each([undefined, {}, { ...rule, valueType: 'HALF' }])(
    '[07.3] takes off what it did where the rule is %j, as an earlier version kept it',
    (broken) => {
      const { view } = aTab(JSON.stringify({ name: 'OLD', value: 500, rule: broken }))
      expect(view()).toMatchObject({ couponStanding: { status: 'active' }, totals: { discountAmount: 500 } })
    },
  )

  it.each(['nonsense', '{}', '{"name":7,"value":500}', '{"name":"OLD"}', '{"name":"OLD","value":"500"}'])(
    '[07.3] is no coupon where it is %s',
    (kept) => {
      const { storefront, cart, view } = aTab(kept)
      expect([hasStoredCoupon(storefront), cart.getState().coupon, view().totals.discountAmount]).toEqual([
        false,
        null,
        0,
      ])
    },
  )
})

describe('a coupon that a link wants', () => {
  it('is the tab’s where the shop offers it, and is taken off the cart', async () => {
    const { storefront, view } = aTab()
    await wantCoupon(storefront, '#cart=x&coupon=KISAN10')
    expect(hasStoredCoupon(storefront)).toBe(true)
    expect(view()).toMatchObject({
      couponStanding: { status: 'active', value: 1_000 },
      totals: { discountAmount: 1_000 },
    })
  })

  it.each(['#cart=x&coupon=NOTHING', '#cart=x', ''])('changes nothing by %j', async (fragment) => {
    const { storefront } = aTab()
    await wantCoupon(storefront, fragment)
    expect(hasStoredCoupon(storefront)).toBe(false)
  })

  it('changes nothing where the offers cannot be had', async () => {
    const { storefront, backend } = aTab()
    backend.set({ offline: true })
    await wantCoupon(storefront, '#cart=x&coupon=KISAN10')
    expect(hasStoredCoupon(storefront)).toBe(false)
  })

  it('does not replace the one of the tab, nor one that was applied while the offers were on their way', async () => {
    const own = JSON.stringify({ name: 'OWN', value: 500 })
    const before = aTab(own)
    await wantCoupon(before.storefront, '#cart=x&coupon=KISAN10')
    expect([before.tab.getItem(sessionKeys.coupon), before.backend.calls('coupons.available')]).toEqual([own, 0])
    const meanwhile = aTab()
    const wanting = wantCoupon(meanwhile.storefront, '#cart=x&coupon=KISAN10')
    meanwhile.tab.setItem(sessionKeys.coupon, own)
    await wanting
    expect(meanwhile.tab.getItem(sessionKeys.coupon)).toBe(own)
  })
})

describe('a coupon on the page of a checkout', () => {
  async function aPage() {
    const tab = aTab()
    const { storefront } = tab
    const { ports } = storefront
    const checkouts = checkoutOf(storefront).actions
    const checkoutId = await valueOf(checkouts.create(anAddress()))
    const asked: CouponQuestion[] = []
    const validate: typeof ports.coupons.validate = (question) => {
      asked.push(question)
      return ports.coupons.validate(question)
    }
    const port = { ...ports.coupons, validate }
    const store = createCouponStore({ ...storefront, port, checkout: checkouts, onReturn: (back) => back() })
    const events: CouponEvent['type'][] = []
    const stop = store.onEvent(({ type }) => events.push(type))
    const read = () => valueOf(ports.checkout.read({ checkoutId, locale: 'en' }))
    return { ...tab, store, ...store.actions, read, asked, events, stop, state: store.getState }
  }

  it('[26.2] is asked for with the number that is delivered to, and without an account for a guest', async () => {
    const { apply, read, asked } = await aPage()
    const checkout = await read()
    const { userIdentity } = checkout
    await apply('KISAN10', checkout)
    await apply('KISAN10', {
      ...checkout,
      userIdentity: { ...userIdentity, phone: '9000000001', deliveryAddress: null },
    })
    const lines = [{ productId: 'product-1', variantId: 'product-1-1', price: 10_000, quantity: 1 }]
    const question = { code: 'KISAN10', userId: '', cartValue: 10_000, lines }
    expect(asked).toEqual([
      { ...question, phone: userIdentity.deliveryAddress?.phone },
      { ...question, phone: '9000000001' },
    ])
  })

  it('[26.4] is refused where the checkout has no address to judge it by, and the tab keeps none', async () => {
    const { apply, read, state, tab } = await aPage()
    const checkout = await read()
    await apply('KISAN10', { ...checkout, userIdentity: { ...checkout.userIdentity, deliveryAddress: null } })
    expect(state().refusal).toEqual({ name: 'KISAN10', failure: { code: 'checkout/address-missing' } })
    expect(tab.getItem(sessionKeys.coupon)).toBeNull()
  })

  it('[26.6] is taken off once, however often that is tapped, and nothing is said of it', async () => {
    const { apply, remove, read, state, events, storefront } = await aPage()
    await apply('KISAN10', await read())
    const checkout = await read()
    const sent: string[] = []
    const { updateAddress } = storefront.ports.checkout
    storefront.ports.checkout.updateAddress = (update) => {
      sent.push(update.discountCode)
      return updateAddress(update)
    }
    const removing = [remove(checkout), remove(checkout)]
    expect(state().isRemoving).toBe(true)
    await Promise.all(removing)
    expect([state().isRemoving, sent, events]).toEqual([false, [''], ['applied']])
  })

  it('[26.5] can be forgiven its refusal, and tells nobody who has stopped listening', async () => {
    const { apply, forgive, read, state, events, stop } = await aPage()
    await apply('NOTHING', await read())
    forgive()
    stop()
    expect(state().refusal).toBeNull()
    await apply('NOTHING', await read())
    expect(events).toEqual(['refused'])
  })

  it('[26.6] that is over and was of another tab changes nothing here', async () => {
    const { store, read, state } = await aPage()
    const before = state()
    store.takeIn({ ...(await read()), coupon: { name: 'KISAN10', standing: { status: 'used-up' } } })
    expect(state()).toBe(before)
  })
})
