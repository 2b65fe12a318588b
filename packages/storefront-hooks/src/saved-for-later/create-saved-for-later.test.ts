import { describe, expect, it } from 'vitest'
import { addToCart, aStorefront } from '../testing/a-storefront.ts'
import { aStorage } from '../testing/storages.ts'
import { savedForLaterOf } from './index.ts'

const pack = 'product-1-1'

function aCartWithOne(browser = aStorage()) {
  const shop = aStorefront({ browser })
  shop.storefront.cart.hydrate()
  addToCart(shop)
  const saved = savedForLaterOf(shop.storefront)
  const inCart = () => shop.storefront.cart.getState().view.byId.get(pack)?.line.cartQty
  return { ...shop, saved, inCart, ids: () => saved.getState().lines.map(({ id }) => id) }
}

describe('saved for later', () => {
  it('takes a line out of the cart and keeps it on the device', () => {
    const { saved, storefront, browser, inCart, ids } = aCartWithOne()
    saved.actions.save('unknown')
    saved.actions.save(pack)
    expect([inCart(), ids()]).toEqual([undefined, [pack]])
    expect(savedForLaterOf(storefront)).toBe(saved)
    expect(savedForLaterOf(aStorefront({ browser }).storefront).getState().lines).toEqual(saved.getState().lines)
  })

  it('gives a line back when its removal is undone in the cart', () => {
    const { saved, storefront, inCart, ids, browser } = aCartWithOne()
    saved.actions.save(pack)
    storefront.cart.actions.undo(pack)
    expect([inCart(), ids(), browser.getItem('savedForLater')]).toEqual([1, [], null])
  })

  it('puts a line back into the cart at the price of today', async () => {
    const { saved, backend, storefront, clock, inCart, ids } = aCartWithOne()
    storefront.cart.actions.setQuantity(pack, 3)
    saved.actions.save(pack)
    await clock.advance(1_000)
    backend.changeVariant(pack, { price: 77_700 })
    const refreshing = saved.actions.refresh()
    await clock.advance(1_000)
    await refreshing
    expect(saved.getState().standings.get(pack)).toMatchObject({ line: { price: 77_700 }, isReduced: false })
    expect(await saved.actions.moveToCart(pack)).toBe('moved')
    expect([inCart(), ids()]).toEqual([3, []])
    expect(storefront.cart.getState().view.byId.get(pack)?.line.price).toBe(77_700)
  })

  it.each([
    ['fewer are left', { inventoryQuantity: 2 }, 'short', 2, []],
    ['none is left', { inventoryQuantity: 0 }, 'gone', undefined, [pack]],
  ] as const)('says what cannot be had: %s', async (_, change, outcome, units, left) => {
    const { saved, backend, storefront, clock, inCart, ids } = aCartWithOne()
    storefront.cart.actions.setQuantity(pack, 3)
    backend.changeVariant(pack, change)
    saved.actions.save(pack)
    await clock.advance(1_000)
    expect(await saved.actions.moveToCart(pack)).toBe(outcome)
    expect([inCart(), ids()]).toEqual([units, left])
  })

  it('moves nothing while prices cannot be read, and does once they can', async () => {
    const { saved, backend, clock, inCart, ids } = aCartWithOne()
    backend.set({ offline: true })
    saved.actions.save(pack)
    await clock.advance(1_000)
    expect(saved.getState().prices).toBe('failed')
    expect(await saved.actions.moveToCart(pack)).toBe('failed')
    expect(ids()).toEqual([pack])
    backend.set({ offline: false })
    const moving = saved.actions.moveToCart(pack)
    await clock.advance(1_000)
    expect([await moving, inCart()]).toEqual(['moved', 1])
  })

  it('forgets a line, and brings it back', () => {
    const { saved, ids } = aCartWithOne()
    saved.actions.save(pack)
    const [line] = saved.getState().lines
    saved.actions.remove(pack)
    expect(ids()).toEqual([])
    if (line) saved.actions.restore(line)
    expect(ids()).toEqual([pack])
  })

  it('keeps what another tab has saved meanwhile', () => {
    const mine = aCartWithOne()
    const theirs = aStorefront({ browser: mine.browser })
    theirs.storefront.cart.hydrate()
    addToCart(theirs, 2)
    savedForLaterOf(theirs.storefront).actions.save('product-2-1')
    mine.saved.actions.save(pack)
    expect(mine.ids()).toEqual([pack, 'product-2-1'])
  })

  it('[07.3] starts empty where the device holds something else', () => {
    const { storefront } = aStorefront({ browser: aStorage({ savedForLater: '[{"id":1}' }) })
    expect(savedForLaterOf(storefront).getState().lines).toEqual([])
  })
})
