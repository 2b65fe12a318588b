import { describe, expect, it } from 'vitest'
import { valueOf } from '../query/index.ts'
import { aWishlist } from '../testing/a-wishlist.ts'
import { signInAnew } from '../testing/sign-in-anew.ts'
import { aStorage } from '../testing/storages.ts'

/** The list that the device keeps after a visit of `user-1`, who has put the first product aside. */
async function aKeptList(): Promise<Record<string, unknown>> {
  const { read, add, product, browser } = aWishlist()
  await read()
  await add(product(1))
  return JSON.parse(browser.getItem('wishlist') ?? '')
}

describe('whose list it is', () => {
  it('[20.3] is asked of nobody who was never signed in', () => {
    const { store, backend } = aWishlist({ isGuest: true })
    store.follow()
    expect([store.getState().status, backend.calls('session.open')]).toEqual(['unknown', 0])
  })

  it('[20.3] is nobody’s for a guest', async () => {
    const { store, read } = aWishlist({ isGuest: true })
    await read()
    expect(store.getState()).toMatchObject({ status: 'guest', error: null })
  })

  it('[20.2] is read for who signs in, and kept on the device from then on', async () => {
    const { store, auth, sessions, session, browser } = aWishlist({ isGuest: true })
    store.follow()
    await signInAnew({ auth, session: sessions })
    const user = await valueOf(session.open())
    await expect.poll(() => store.getState().status).toBe('ready')
    expect(JSON.parse(browser.getItem('wishlist') ?? '')).toMatchObject({ userId: user.userId, items: [] })
  })

  it('[03.8] is not who used the device before, once the session says so', async () => {
    const kept = JSON.stringify({ ...(await aKeptList()), userId: 'user-0' })
    const { store, session, ids } = aWishlist({ browser: aStorage({ wishlist: kept }) })
    await session.open()
    store.follow()
    expect(ids()).toEqual([])
    await expect.poll(() => store.getState().status).toBe('ready')
    expect(ids()).toEqual([])
  })

  it('[20.2] is read again in another language', async () => {
    const kept = await aKeptList()
    const own = aWishlist({ browser: aStorage({ wishlist: JSON.stringify(kept) }) })
    own.store.follow()
    expect(own.store.getState().status).toBe('ready')
    const other = aWishlist({ browser: aStorage({ wishlist: JSON.stringify({ ...kept, locale: 'hi' }) }) })
    other.store.follow()
    expect([other.store.getState().status, other.ids()]).toEqual(['loading', ['product-1']])
  })

  it('follows the session for as long as somebody follows the list', async () => {
    const { store, read, auth, sessions, session } = aWishlist()
    const [one, two] = [store.follow(), store.follow()]
    await read()
    one()
    await auth.signOut()
    await session.open()
    expect(store.getState().status).toBe('guest')
    two()
    await signInAnew({ auth, session: sessions })
    await session.open()
    expect(store.getState().status).toBe('guest')
  })
})

describe('a list that is read', () => {
  it('is loading the first time, and shown as it is while it is read again', async () => {
    const { store, read, backend } = aWishlist()
    const reading = read()
    expect(store.getState()).toMatchObject({ status: 'loading', error: null })
    await reading
    const again = read()
    expect(store.getState().status).toBe('ready')
    await again
    backend.set({ failing: { code: 'network/server' } })
    await read()
    backend.set({ failing: null })
    const third = read()
    expect(store.getState()).toMatchObject({ status: 'loading', error: null })
    await third
  })

  it('[20.1] takes no wish and says so where no session can be opened', async () => {
    const { toggle, ids, said, sent, product, backend } = aWishlist()
    backend.set({ offline: true })
    await toggle(product(1))
    expect([ids(), said(), sent]).toEqual([[], ['not-sent'], []])
  })

  it('[20.1] sends a wish whose answer was lost once, where the server has it', async () => {
    const { read, toggle, ids, sent, product, backend } = aWishlist()
    await read()
    backend.set({ loseNext: true })
    await toggle(product(1))
    expect([ids(), sent.length]).toEqual([['product-1'], 1])
  })

  it('tells each event once: what was heard is not told to who listens later', async () => {
    const { store, read, toggle, said, product } = aWishlist()
    await read()
    await toggle(product(1))
    const late: string[] = []
    const stop = store.onEvent(({ type }) => late.push(type))
    await toggle(product(1))
    stop()
    await toggle(product(1))
    expect([said(), late]).toEqual([['added', 'removed', 'added'], ['removed']])
  })
})
