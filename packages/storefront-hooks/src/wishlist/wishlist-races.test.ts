import type { Product } from '@krishi/storefront-core/catalog'
import { describe, expect, it } from 'vitest'
import { aStorefront } from '../testing/a-storefront.ts'
import { signInAnew } from '../testing/sign-in-anew.ts'
import { aStorage } from '../testing/storages.ts'
import { createWishlistStore } from './create-wishlist-store.ts'
import type { WishlistEvent } from './wishlist-store.ts'

const user = { isGuestUser: false, userId: 'user-1', userExternalId: '77', mobileNumber: '9876543210' }

/** A wishlist whose calls reach the shop at once, while their answers wait for the test. */
function aHeldWishlist({ isGuest = false } = {}) {
  const browser = aStorage()
  const { storefront, backend } = aStorefront({ ...(!isGuest && { user }), browser })
  const held: (() => void)[] = []
  let isHeld = false
  let lists = 0
  async function answer<Value>(call: Promise<Value>): Promise<Value> {
    const value = await call
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
    return value
  }
  const { create, remove, all } = storefront.ports.wishlist
  const ports = {
    wishlist: {
      all: (request: Parameters<typeof all>[0]) => ((lists += 1), answer(all(request))),
      create: (payload: Parameters<typeof create>[0]) => answer(create(payload)),
      remove: (removal: Parameters<typeof remove>[0]) => answer(remove(removal)),
    },
  }
  const store = createWishlistStore({ ...storefront, ports })
  const said: WishlistEvent['type'][] = []
  store.onEvent(({ type }) => said.push(type))
  store.follow()
  return {
    ...{ backend, said, browser, store },
    ...store.actions,
    product: (number: number) => backend.shop().products[number - 1] as Product,
    ids: () => [...store.getState().wishes.keys()],
    lists: () => lists,
    /** Holds the answers of calls back until `letGo`. */
    hold: () => void (isHeld = true),
    /** Waits until so many answers are held back. */
    reached: (count: number) => expect.poll(() => held.length).toBe(count),
    letGo: () => {
      isHeld = false
      held.splice(0).forEach((resolve) => resolve())
    },
    signOut: async () => {
      await storefront.ports.auth.signOut()
      await storefront.session.open()
    },
    signInAnew: async () => {
      const next = await signInAnew(storefront.ports)
      await storefront.session.open()
      return next
    },
  }
}

describe('a wish whose answer comes after a sign-out', () => {
  it('[03.8] shows nothing, keeps nothing and says nothing', async () => {
    const { read, add, product, hold, reached, letGo, signOut, ids, said, browser } = aHeldWishlist()
    await read()
    hold()
    const adding = add(product(1))
    await reached(1)
    await signOut()
    letGo()
    await adding
    expect([ids(), said, browser.getItem('wishlist')]).toEqual([[], [], null])
  })

  it('[03.8] nor where the answer was lost and the list is asked for', async () => {
    const { backend, read, add, product, hold, reached, letGo, signOut, ids, said, browser } = aHeldWishlist()
    await read()
    backend.set({ loseNext: true })
    hold()
    const adding = add(product(1))
    await reached(1)
    letGo()
    hold()
    await reached(1)
    await signOut()
    letGo()
    await adding
    expect([ids(), said, browser.getItem('wishlist')]).toEqual([[], [], null])
  })
})

describe('a list whose answer comes after a sign-out', () => {
  it('[03.8] shows nothing and keeps nothing', async () => {
    const { read, add, product, hold, reached, letGo, signOut, store, ids, browser } = aHeldWishlist()
    await read()
    await add(product(1))
    hold()
    const reading = read()
    await reached(1)
    await signOut()
    letGo()
    await reading
    expect([store.getState().status, ids(), browser.getItem('wishlist')]).toEqual(['guest', [], null])
  })

  it('[03.8] is not the list of who signs in next, whose own is read', async () => {
    const { read, add, product, hold, reached, letGo, signInAnew, store, ids, browser } = aHeldWishlist()
    await read()
    await add(product(1))
    hold()
    const reading = read()
    await reached(1)
    const next = await signInAnew()
    letGo()
    await reading
    expect([store.getState().status, ids()]).toEqual(['ready', []])
    expect(browser.getItem('wishlist')).toContain(next.userId)
    await add(product(2))
    expect(ids()).toEqual(['product-2'])
  })
})

it('a list that was read before a wish does not take the wish back', async () => {
  const { read, add, product, hold, reached, letGo, ids, lists } = aHeldWishlist()
  await read()
  hold()
  const reading = read()
  await expect.poll(lists).toBe(2)
  const adding = add(product(1))
  await reached(2)
  letGo()
  await Promise.all([reading, adding])
  expect(ids()).toEqual(['product-1'])
  expect(lists()).toBe(3)
})

it('[20.3] a guest has no list that could be read', async () => {
  const { read, lists } = aHeldWishlist({ isGuest: true })
  await read()
  expect(lists()).toBe(0)
})
