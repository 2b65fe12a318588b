import { describe, expect, it } from 'vitest'
import { aWishlist } from '../testing/a-wishlist.ts'
import { aStorage } from '../testing/storages.ts'

describe('a wish that the server has not heard of', () => {
  it('[20.3] has the product that a guest asked for after the sign-in, in this tab', async () => {
    const tab = aStorage()
    const before = aWishlist({ isGuest: true, tab })
    await before.toggle(before.product(2))
    const after = aWishlist({ tab })
    await after.read()
    expect([after.ids(), after.said()]).toEqual([['product-2'], ['added']])
    expect(tab.getItem('unheardWishes')).toBeNull()
  })

  it('[20.3] has every product that was asked for, and none that was given up again', async () => {
    const tab = aStorage()
    const before = aWishlist({ isGuest: true, tab })
    for (const number of [1, 2, 3]) await before.toggle(before.product(number))
    await before.remove(before.product(2))
    const after = aWishlist({ tab })
    await after.read()
    expect(after.ids().sort()).toEqual(['product-1', 'product-3'])
  })

  it('[20.2] is read again by a page that came before the answer to a heart', async () => {
    const { read, toggle, product, open, ids, backend, clock } = aWishlist()
    await read()
    await toggle(product(1))
    backend.set({ latencyMs: 300 })
    const toggling = toggle(product(2))
    await clock.advance(1)
    const next = open()
    next.follow()
    expect([next.getState().status, ids(next)]).toEqual(['loading', ['product-1']])
    await clock.advance(600)
    await toggling
    expect([next.getState().status, ids(next)]).toEqual(['ready', ['product-2', 'product-1']])
  })

  it('[20.1] has what was asked for on a page that was left before the server heard of it', async () => {
    const tab = aStorage()
    const { read, toggle, product, browser } = aWishlist({ tab })
    await read()
    await toggle(product(1))
    // Nothing goes on from here: the page is gone.
    const left = aWishlist({ tab, browser })
    left.backend.set({ latencyMs: 300 })
    left.store.follow()
    void left.toggle(product(1))
    void left.toggle(product(2))
    expect(left.sent).toEqual([])
    const next = aWishlist({ tab, browser })
    next.store.follow()
    await next.clock.advance(1)
    await expect.poll(() => next.said()).toEqual(['added'])
    expect([next.ids(), tab.getItem('unheardWishes')]).toEqual([['product-2'], null])
  })

  it('[07.3] asks for nothing with nonsense in the tab', async () => {
    const { read, ids, sent } = aWishlist({ tab: aStorage({ unheardWishes: '[{"isWished":true}]' }) })
    await read()
    expect([ids(), sent]).toEqual([[], []])
  })
})
