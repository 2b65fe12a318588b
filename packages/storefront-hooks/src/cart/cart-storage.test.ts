import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSafeStorage } from '../storage/index.ts'
import { aCartStore, quantitiesOf } from '../testing/a-cart.ts'
import { aFullStorage, aStorage, openBlockedStorage } from '../testing/storages.ts'
import type { TextStorage } from '../storage/index.ts'

const first = 'product-1-1'

function over(browser: TextStorage) {
  return { storage: createSafeStorage(() => browser) }
}

describe('stored cart', () => {
  it('[07.4] survives a reload in the middle of a burst and is checked against today’s prices', async () => {
    const browser = aStorage()
    const before = aCartStore(over(browser))
    before.add(1)
    before.add(1)
    before.cart.destroy()

    const after = aCartStore(over(browser))
    after.backend.changeVariant(first, { price: 11_000 })
    after.cart.hydrate()
    expect(after.cart.getState()).toMatchObject({ status: 'loading', hydrated: true })
    expect(quantitiesOf(after.cart.getState())).toEqual({ [first]: 2 })
    await after.clock.advance(1_000)
    expect(after.cart.getState()).toMatchObject({ status: 'ready', changes: [{ kind: 'price-changed' }] })
  })

  it('[07.1] keeps the lines under cartProducts and the note under checkoutOrderNotes', () => {
    const { cart, browser, add } = aCartStore()
    add(1)
    cart.actions.setNote('Call before you come')
    expect(JSON.parse(browser.getItem('cartProducts') ?? '')).toMatchObject([{ id: first, cartQty: 1 }])
    expect(browser.getItem('checkoutOrderNotes')).toBe('Call before you come')
  })

  it('[23.8] keeps the order note over a reload, and it is part of the totals', () => {
    const browser = aStorage()
    aCartStore(over(browser)).cart.actions.setNote('Ring twice')
    const { cart } = aCartStore(over(browser))
    cart.hydrate()
    expect(cart.getState().note).toBe('Ring twice')
    expect(cart.getState().view.totals.note).toBe('Ring twice')
    cart.actions.setNote('')
    expect(browser.getItem('checkoutOrderNotes')).toBeNull()
  })

  it('[23.8] holds no more of a note than an order takes, whether it is written or found in storage', () => {
    const browser = aStorage()
    const { cart } = aCartStore(over(browser))
    cart.actions.setNote('x'.repeat(2_001))
    expect(cart.getState().note).toHaveLength(2_000)
    expect(browser.getItem('checkoutOrderNotes')).toHaveLength(2_000)
    browser.setItem('checkoutOrderNotes', 'y'.repeat(3_000))
    const { cart: next } = aCartStore(over(browser))
    next.hydrate()
    expect(next.getState().note).toBe('y'.repeat(2_000))
  })

  it('[07.2] counts the coupon that this tab has applied', async () => {
    const coupon = aStorage({ userAppliedCoupon: '{"name":"SAVE20","value":2000}' })
    const { cart, clock, add } = aCartStore({ sessionStorage: createSafeStorage(() => coupon) })
    add(1)
    await clock.advance(1_000)
    expect(cart.getState().view.totals).toMatchObject({
      discountAmount: 2_000,
      appliedCoupon: { name: 'SAVE20', value: 2_000 },
    })
  })

  it('[07.3] works while the storage is blocked or full', async () => {
    for (const open of [openBlockedStorage, () => aFullStorage()]) {
      const { cart, clock, add } = aCartStore({ storage: createSafeStorage(open) })
      add(1)
      cart.actions.setNote('Ring twice')
      await clock.advance(1_000)
      expect(quantitiesOf(cart.getState())).toEqual({ [first]: 1 })
      expect(cart.getState().view.isSettled).toBe(true)
    }
  })

  it('[07.3] starts from 5,000 corrupt storages without a crash and goes on working', () => {
    const line = aCartStore()
    line.add(1)
    const good = JSON.parse(line.browser.getItem('cartProducts') ?? '')[0]
    const mutated = fc
      .tuple(fc.constantFrom(...Object.keys(good)), fc.jsonValue())
      .map(([key, value]) => JSON.stringify([good, { ...good, id: 'other', [key]: value }]))
    const blob = fc.oneof(
      fc.string(),
      fc.json(),
      mutated,
      fc.nat(400).map((length) => JSON.stringify([good]).slice(0, length)),
    )
    fc.assert(
      fc.property(blob, blob, blob, blob, (cart, versions, pendingAdds, note) => {
        const browser = aStorage({
          cartProducts: cart,
          cartVersions: versions,
          cartPendingAdds: pendingAdds,
          checkoutOrderNotes: note,
        })
        const test = aCartStore({
          ...over(browser),
          sessionStorage: createSafeStorage(() => aStorage({ userAppliedCoupon: cart })),
        })
        test.cart.hydrate()
        test.add(2)
        const quantities = quantitiesOf(test.cart.getState())
        expect(quantities['product-2-1']).toBeGreaterThanOrEqual(1)
        expect(Object.values(quantities).every((quantity) => Number.isInteger(quantity) && quantity > 0)).toBe(true)
      }),
      { numRuns: 5_000 },
    )
  })

  it('[07.5] is empty after an order, with the note, in storage as well', () => {
    const { cart, browser, add } = aCartStore()
    add(1)
    cart.actions.setNote('Ring twice')
    cart.actions.clear()
    expect(cart.getState()).toMatchObject({ note: '', pending: [], view: { lines: [], count: 0 } })
    expect(browser.getItem('cartProducts')).toBe('[]')
    expect(browser.getItem('checkoutOrderNotes')).toBeNull()
  })
})

describe('adds that were made as plain HTML', () => {
  const arrived = { productId: 'product-1', variantId: first, quantity: 2 }

  it('are counted at once, become lines when their product is known, and add up', async () => {
    const { cart, clock, add } = aCartStore()
    add(1)
    const merging = cart.actions.mergeCookieCart([arrived])
    expect(cart.getState().view.count).toBe(3)
    await clock.advance(1_000)
    await merging
    expect(quantitiesOf(cart.getState())).toEqual({ [first]: 3 })
    expect(cart.getState().view.count).toBe(3)
  })

  it('wait in storage while the network is gone', async () => {
    const browser = aStorage()
    const before = aCartStore(over(browser))
    before.backend.set({ offline: true })
    void before.cart.actions.mergeCookieCart([arrived])
    await before.clock.advance(1_000)
    expect(before.cart.getState().view).toMatchObject({ lines: [], count: 2 })

    const after = aCartStore(over(browser))
    after.cart.hydrate()
    expect(after.cart.getState().view.count).toBe(2)
    await after.clock.advance(1_000)
    expect(quantitiesOf(after.cart.getState())).toEqual({ [first]: 2 })
  })

  it('[23.4] are told of where they are sold out by the time the cart knows them', async () => {
    const { cart, clock, backend, events } = aCartStore()
    backend.changeVariant(first, { inventoryQuantity: 0 })
    void cart.actions.mergeCookieCart([arrived])
    await clock.advance(1_000)
    expect(quantitiesOf(cart.getState())).toEqual({})
    expect(cart.getState().news).toMatchObject([{ kind: 'removed-unavailable', line: { id: first, cartQty: 2 } }])
    expect(events).toMatchObject([{ kind: 'cart-changed' }])
  })

  it('are dropped where the shop does not know them', async () => {
    const { cart, clock, events } = aCartStore()
    void cart.actions.mergeCookieCart([
      { ...arrived, variantId: 'constructor' },
      { ...arrived, productId: 'constructor' },
    ])
    await clock.advance(1_000)
    expect(cart.getState().view).toMatchObject({ lines: [], count: 0 })
    expect(events).toEqual([])
  })
})
