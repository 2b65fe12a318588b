import { describe, expect, it } from 'vitest'
import { createSafeStorage } from '../storage/index.ts'
import { aCartStore, quantitiesOf } from '../testing/a-cart.ts'
import { aStorage } from '../testing/storages.ts'
import type { CartStoreOptions } from './cart-store.ts'
import * as cartCode from './create-cart-store.ts'
import { createLazyCartStore } from './create-lazy-cart-store.ts'

const first = 'product-1-1'

/** A lazy cart whose code arrives when the test says so. */
function aLazyCart(own: Partial<CartStoreOptions> = {}) {
  const chunk = { asked: 0, isBroken: false }
  const touch = { now: () => {} }
  const set = aCartStore(own, (options) =>
    createLazyCartStore({
      ...options,
      onFirstTouch(listener) {
        touch.now = listener
        return () => {}
      },
      async fetchStore() {
        chunk.asked += 1
        if (chunk.isBroken) throw new TypeError('Failed to fetch dynamically imported module')
        return await Promise.resolve(cartCode)
      },
    }),
  )
  return { ...set, chunk, touch: () => touch.now() }
}

describe('lazy cart', () => {
  it('is empty and ready without its code where nothing is stored', () => {
    const { cart, chunk } = aLazyCart()
    const plain = aCartStore().cart
    expect(cart.getState()).toEqual(plain.getState())
    cart.hydrate()
    plain.hydrate()
    expect(cart.getState()).toEqual(plain.getState())
    expect(chunk.asked).toBe(0)
  })

  it('shows an add on the badge at once, and the line as soon as its code is here', async () => {
    const { cart, chunk, clock, events, add } = aLazyCart()
    cart.hydrate()
    expect(add(1)).toEqual({ ok: true, value: 1 })
    add(1)
    expect(cart.getState().view.count).toBe(2)
    await clock.advance(0)
    expect(quantitiesOf(cart.getState())).toEqual({ [first]: 2 })
    expect(cart.getState().view.count).toBe(2)
    expect(events.map(({ kind }) => kind)).toEqual(['line-added', 'line-added'])
    expect(chunk.asked).toBe(1)
  })

  it('[07.3] keeps an add of somebody who leaves before its code is here', async () => {
    const browser = aStorage()
    const left = aLazyCart({ storage: createSafeStorage(() => browser) })
    left.cart.hydrate()
    left.add(1)
    const { cart, clock } = aLazyCart({ storage: createSafeStorage(() => browser) })
    cart.hydrate()
    await clock.advance(0)
    await clock.advance(1_000)
    expect(quantitiesOf(cart.getState())).toEqual({ [first]: 1 })
    expect(browser.getItem('cartPendingAdds')).toBeNull()
    await left.clock.advance(1_000)
    expect(quantitiesOf(left.cart.getState())).toEqual({ [first]: 1 })
  })

  it('[07.3] keeps what was added as plain HTML when the page is left while it is asked for', async () => {
    const browser = aStorage()
    const left = aLazyCart({ storage: createSafeStorage(() => browser) })
    left.cart.hydrate()
    left.backend.set({ latencyMs: 5_000 })
    void left.cart.actions.mergeCookieCart([{ productId: 'product-1', variantId: first, quantity: 2 }])
    await left.clock.advance(1_000)
    const { cart, clock } = aLazyCart({ storage: createSafeStorage(() => browser) })
    cart.hydrate()
    await clock.advance(0)
    await clock.advance(1_000)
    expect(quantitiesOf(cart.getState())).toEqual({ [first]: 2 })
    await left.clock.advance(10_000)
    cart.revalidate()
    expect(quantitiesOf(cart.getState())).toEqual({ [first]: 2 })
  })

  it('[22.4] answers an add beyond the stock like a cart that is there', () => {
    const { cart, backend } = aLazyCart()
    const product = backend.shop().products[0]
    const variant = product?.variants[0]
    if (!product || !variant)
      throw new Error('The shop in memory is empty, so nothing can be added. Give it a product.')
    const scarce = { ...variant, isManaged: true, inventoryPolicy: 'deny', inventoryQuantity: 2 } as const
    expect(cart.actions.add(product, scarce, 3)).toMatchObject({ ok: false, error: { remaining: 2 } })
    expect(cart.getState().view.count).toBe(2)
  })

  it('[07.1] fetches its code for a stored cart', async () => {
    const browser = aStorage()
    aCartStore({ storage: createSafeStorage(() => browser) }).add(1)
    const { cart, chunk, clock } = aLazyCart({ storage: createSafeStorage(() => browser) })
    cart.hydrate()
    await clock.advance(0)
    await clock.advance(1_000)
    expect(quantitiesOf(cart.getState())).toEqual({ [first]: 1 })
    expect(cart.getState().view.isSettled).toBe(true)
    expect(chunk.asked).toBe(1)
  })

  it('fetches its code when the page is first touched, and stays as it is', async () => {
    const { cart, chunk, clock, touch } = aLazyCart()
    cart.hydrate()
    const before = cart.getState()
    touch()
    await clock.advance(0)
    expect(chunk.asked).toBe(1)
    expect(cart.getState()).toEqual(before)
  })

  it('[07.3] keeps an add whose code never came for the next look', async () => {
    const browser = aStorage()
    const { cart, chunk, clock, add } = aLazyCart({ storage: createSafeStorage(() => browser) })
    cart.hydrate()
    chunk.isBroken = true
    add(1)
    await clock.advance(0)
    expect(cart.getState().view.count).toBe(1)
    expect(browser.getItem('cartPendingAdds')).toContain(first)
    expect(await cart.actions.flush()).toMatchObject({ ok: false, error: { code: 'network/offline' } })

    chunk.isBroken = false
    cart.revalidate()
    await clock.advance(0)
    await clock.advance(1_000)
    expect(quantitiesOf(cart.getState())).toEqual({ [first]: 1 })
    expect(browser.getItem('cartPendingAdds')).toBeNull()
  })

  it('[07.1] asks again by itself for the code of a stored cart that did not come', async () => {
    const browser = aStorage()
    aCartStore({ storage: createSafeStorage(() => browser) }).add(1)
    const { cart, chunk, clock } = aLazyCart({ storage: createSafeStorage(() => browser) })
    chunk.isBroken = true
    cart.hydrate()
    await clock.advance(0)
    expect(cart.getState().hydrated).toBe(false)
    chunk.isBroken = false
    await clock.advance(3_000)
    expect(quantitiesOf(cart.getState())).toEqual({ [first]: 1 })
    cart.destroy()
    await clock.advance(3_000)
    expect(chunk.asked).toBe(2)
  })

  it('keeps what a plain form brought before its code is here', async () => {
    const { cart, browser, clock } = aLazyCart()
    cart.hydrate()
    const merged = cart.actions.mergeCookieCart([{ productId: 'product-1', variantId: first, quantity: 2 }])
    expect(browser.getItem('cartPendingAdds')).toContain(first)
    expect(cart.getState().view.count).toBe(2)
    await clock.advance(1_000)
    await merged
    await clock.advance(1_000)
    expect(quantitiesOf(cart.getState())).toEqual({ [first]: 2 })
  })

  it('takes in the first add of another tab', async () => {
    const browser = aStorage()
    const tab = { changed: () => {} }
    const channel = {
      announce: () => {},
      listen(listener: () => void) {
        tab.changed = listener
        return () => {}
      },
    }
    const { cart, clock } = aLazyCart({ storage: createSafeStorage(() => browser), channel })
    cart.hydrate()
    aCartStore({ storage: createSafeStorage(() => browser) }).add(1)
    tab.changed()
    await clock.advance(0)
    await clock.advance(1_000)
    expect(quantitiesOf(cart.getState())).toEqual({ [first]: 1 })
  })
})
