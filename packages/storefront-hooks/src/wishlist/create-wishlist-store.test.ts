import { staleTimesMs } from '@krishi/storefront-core/contract'
import { describe, expect, it } from 'vitest'
import { aWishlist } from '../testing/a-wishlist.ts'
import { aFullStorage, aStorage } from '../testing/storages.ts'
import { wishlistStaleMs } from './create-wishlist-store.ts'
import type { WishlistEvent } from './wishlist-store.ts'

const failing = { code: 'network/server' } as const
const unanswered = { code: 'network/unanswered' } as const

describe('a heart', () => {
  it('[20.1] is filled at once and emptied at once, and says so when the server has done it', async () => {
    const { read, toggle, ids, said, product } = aWishlist()
    await read()
    const adding = toggle(product(1))
    expect(ids()).toEqual(['product-1'])
    expect(said()).toEqual([])
    await adding
    const removing = toggle(product(1))
    expect(ids()).toEqual([])
    await removing
    expect(said()).toEqual(['added', 'removed'])
  })

  it('[20.1] goes back to what it was when the server refuses', async () => {
    const { read, toggle, ids, said, backend, product } = aWishlist()
    await read()
    await toggle(product(1))
    backend.set({ failNext: failing })
    const adding = toggle(product(2))
    expect(ids()).toEqual(['product-2', 'product-1'])
    await adding
    expect(ids()).toEqual(['product-1'])
    backend.set({ failNext: failing })
    const removing = toggle(product(1))
    expect(ids()).toEqual([])
    await removing
    expect(ids()).toEqual(['product-1'])
    expect(said()).toEqual(['added', 'unable-to-add', 'unable-to-remove'])
  })

  it('[20.1] is as the server has it when an answer was lost, and says which that is', async () => {
    const { read, toggle, ids, said, backend, product } = aWishlist()
    await read()
    backend.set({ loseNext: true })
    await toggle(product(1))
    expect([ids(), said()]).toEqual([['product-1'], ['added']])
    backend.set({ loseNext: true })
    await toggle(product(1))
    expect([ids(), said()]).toEqual([[], ['added', 'removed']])
  })

  it('[20.1] could not be put aside or taken off when the server has not heard of it', async () => {
    const { read, toggle, ids, said, backend, product } = aWishlist()
    await read()
    backend.set({ failNext: unanswered })
    await toggle(product(1))
    expect([ids(), said()]).toEqual([[], ['unable-to-add']])
  })

  it('[20.1] is what it was, and says why, without an answer and without a connection', async () => {
    const { read, toggle, ids, said, backend, product } = aWishlist()
    await read()
    backend.set({ failing: unanswered })
    await toggle(product(1))
    expect([ids(), said()]).toEqual([[], ['no-answer']])
    backend.set({ failing: null, offline: true })
    await toggle(product(1))
    expect([ids(), said()]).toEqual([[], ['no-answer', 'not-sent']])
    backend.set({ offline: false })
    await toggle(product(1))
    expect([ids(), said()]).toEqual([['product-1'], ['no-answer', 'not-sent', 'added']])
  })

  it.each([
    [1, ['product-1'], ['added'], 1],
    [2, [], [], 2],
    [3, ['product-1'], ['added'], 1],
    [4, [], [], 2],
  ])('[20.6] of %s taps while a call is on its way follows the last, one call at a time', async (...given) => {
    const [taps, left, events, calls] = given
    const { read, toggle, ids, said, sent, mostInFlight, product, backend, clock } = aWishlist()
    await read()
    backend.set({ latencyMs: 300 })
    const first = toggle(product(1))
    await clock.advance(1)
    expect(sent).toHaveLength(1)
    for (let tap = 1; tap < taps; tap += 1) void toggle(product(1))
    expect(ids()).toEqual(left)
    await clock.advance(1000)
    await first
    expect([ids(), said(), sent.length, mostInFlight()]).toEqual([left, events, calls, 1])
  })

  it('[20.6] asks nothing of the server for two taps at once', async () => {
    const { read, toggle, ids, said, sent, product } = aWishlist()
    await read()
    await Promise.all([toggle(product(1)), toggle(product(1))])
    expect([ids(), said(), sent]).toEqual([[], [], []])
  })

  it('[20.6] is what the last tap asked for when the call of the first tap fails', async () => {
    const { read, toggle, ids, said, sent, product, backend, clock } = aWishlist()
    await read()
    backend.set({ latencyMs: 300, failNext: failing })
    const first = toggle(product(1))
    await clock.advance(1)
    void toggle(product(1))
    await clock.advance(1000)
    await first
    expect([ids(), said(), sent.length]).toEqual([[], [], 1])
  })

  it('tells what nobody has heard to who listens first, once', async () => {
    const { product, open } = aWishlist()
    const store = open(() => undefined)
    await store.actions.add(product(1))
    const [first, second]: WishlistEvent['type'][][] = [[], []]
    store.onEvent(({ type }) => first?.push(type))
    store.onEvent(({ type }) => second?.push(type))
    expect([first, second]).toEqual([['added'], []])
  })

  it('keeps what another heart has done meanwhile', async () => {
    const { read, toggle, ids, product } = aWishlist()
    await read()
    await Promise.all([toggle(product(1)), toggle(product(2)), toggle(product(3))])
    await read()
    expect(ids().toSorted()).toEqual(['product-1', 'product-2', 'product-3'])
  })

  it('is not undone by a list that was read before it', async () => {
    const { read, toggle, ids, product } = aWishlist()
    await read()
    const reading = read()
    await Promise.all([reading, toggle(product(1))])
    expect(ids()).toEqual(['product-1'])
  })

  it('[20.4] sends who, what and when, and takes off by the id of the wish', async () => {
    const { read, toggle, sent, product, clock } = aWishlist()
    await read()
    await toggle(product(1))
    await toggle(product(1))
    const owner = { userId: 'user-1', userExternalId: '77' }
    expect(sent).toMatchObject([
      { productId: 'product-1', owner, time: clock.now() },
      { id: 'wish-product-1', productId: 'product-1', owner },
    ])
  })

  it('takes for removed what is gone already', async () => {
    const { read, remove, toggle, ids, said, product, open } = aWishlist()
    await read()
    await toggle(product(1))
    const elsewhere = open()
    await elsewhere.actions.read()
    await elsewhere.actions.remove(product(1))
    await remove(product(1))
    expect(ids()).toEqual([])
    expect(said().filter((type) => type.startsWith('unable'))).toEqual([])
  })
})

describe('a guest', () => {
  it('[20.3] [03.5] is asked to sign in, and nothing is asked of the server', async () => {
    const { toggle, ids, said, backend, product } = aWishlist({ isGuest: true })
    await toggle(product(1))
    expect([ids(), said()]).toEqual([[], ['sign-in']])
    for (const call of ['all', 'create', 'remove']) expect(backend.calls(`wishlist.${call}`)).toBe(0)
  })

  it('[03.5] [20.5] takes nothing off a list by buying', async () => {
    const { moveToCart, said, backend, product } = aWishlist({ isGuest: true })
    await moveToCart(product(1))
    expect(said()).toEqual([])
    expect(backend.calls('wishlist.remove')).toBe(0)
  })
})

describe('the list', () => {
  it('is fresh as long as the operation table says', () => {
    expect(wishlistStaleMs).toBe(staleTimesMs['wishlist.all'])
  })

  it('[20.5] gives up what has gone to the cart, and says so', async () => {
    const { read, add, moveToCart, ids, said, product } = aWishlist()
    await read()
    await add(product(1))
    await moveToCart(product(1))
    expect([ids(), said()]).toEqual([[], ['added', 'moved']])
  })

  it('[20.2] is kept on the device by product, shown from there at once and without a call while it is fresh', async () => {
    const first = aWishlist()
    await first.read()
    await first.add(first.product(1))
    const reads = first.backend.calls('wishlist.all')
    const next = first.open()
    next.follow()
    expect(first.ids(next)).toEqual(['product-1'])
    expect(next.getState().status).toBe('ready')
    expect(first.backend.calls('wishlist.all')).toBe(reads)
  })

  it('[20.2] is read again when what the device keeps is old, and shown as it was while that fails', async () => {
    const { read, add, product, open, ids, clock, backend } = aWishlist()
    await read()
    await add(product(1))
    await clock.advance(wishlistStaleMs)
    backend.set({ offline: true })
    const next = open()
    next.follow()
    await next.actions.read()
    expect([next.getState().status, ids(next)]).toEqual(['failed', ['product-1']])
    backend.set({ offline: false })
    await next.actions.read()
    expect(next.getState()).toMatchObject({ status: 'ready', error: null })
  })

  it('[20.2] can be cleared here and read again from the server', async () => {
    const { read, add, clear, ids, browser, product } = aWishlist()
    await read()
    await add(product(1))
    clear()
    expect([ids(), browser.getItem('wishlist')]).toEqual([[], null])
    await read()
    expect(ids()).toEqual(['product-1'])
  })

  it.each(['nonsense', '{"userId":"user-1","items":[{"product":1}]}'])(
    '[07.3] is empty with %s on the device',
    (kept) => {
      const { store, ids } = aWishlist({ browser: aStorage({ wishlist: kept }) })
      store.follow()
      expect(ids()).toEqual([])
    },
  )

  it('[07.3] works where the device keeps nothing', async () => {
    const { read, add, ids, product } = aWishlist({ browser: aFullStorage() })
    await read()
    await add(product(1))
    expect(ids()).toEqual(['product-1'])
  })

  it('[03.8] is gone from the store and from the device after a sign-out', async () => {
    const { store, read, add, auth, session, ids, browser, product } = aWishlist()
    store.follow()
    await read()
    await add(product(1))
    await auth.signOut()
    await session.open()
    expect([store.getState().status, ids(), browser.getItem('wishlist')]).toEqual(['guest', [], null])
  })

  it('says that it could not be read, and reads it again', async () => {
    const { store, read, backend } = aWishlist()
    backend.set({ failing })
    await read()
    expect(store.getState()).toMatchObject({ status: 'failed', error: failing })
    backend.set({ failing: null })
    await read()
    expect(store.getState()).toMatchObject({ status: 'ready', error: null })
  })
})
