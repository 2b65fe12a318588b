import { noWishes, toWishlist } from '@krishi/storefront-core/wishlist'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { Storefront } from '../storefront/create-storefront.ts'
import { createWishChanges } from './create-wish-changes.ts'
import type { WishChanges } from './create-wish-changes.ts'
import { createWishLedger } from './wish-ledger.ts'
import type { WishLedger } from './wish-ledger.ts'
import { readUnsentWishes } from './wishlist-mirror.ts'
import type { WishlistActions, WishlistEvent, WishlistState, WishlistStore } from './wishlist-store.ts'

export { wishlistStaleMs } from './wish-ledger.ts'

/** The dependencies of a wishlist. */
export type WishlistOptions = Pick<Storefront, 'session' | 'storage' | 'sessionStorage' | 'clock' | 'locale'> & {
  readonly ports: Pick<Storefront['ports'], 'wishlist'>
}

/** Creates the wishlist of the signed-in shopper: changes show at once, and the server's list is authoritative. */
export function createWishlistStore(options: WishlistOptions): WishlistStore {
  const { session } = options
  const store = createStore<WishlistState>(() => ({ status: 'unknown', wishes: noWishes, error: null }))
  const listeners = new Set<(event: WishlistEvent) => void>()
  const ledger = createWishLedger(store, options)
  const changes = createWishChanges(ledger, options, tell)
  const { want } = changes
  let reading: Promise<void> | null = null
  let untold: WishlistEvent | null = null
  let followers = 0
  let stopFollowing = () => {}

  /** Events before the first listener are kept for it: a heart can be used before the notices are loaded. */
  function tell(event: WishlistEvent): void {
    if (listeners.size === 0) untold = event
    listeners.forEach((listener) => listener(event))
  }

  function read(): Promise<void> {
    reading ??= readWishes(store, ledger, changes, options).finally(() => (reading = null))
    return reading
  }

  function onSession(): void {
    const { user } = session.getState()
    if (!user) return
    const isKnown = user.userId === ledger.ownerId()
    // Before anything is read: a list that is on its way is somebody else's from here on.
    ledger.becomeOf(user)
    if (!user.isGuestUser && !isKnown) void read()
  }

  const actions: WishlistActions = {
    read,
    toggle: (product) => want(product, !store.getState().wishes.has(product.productId)),
    add: (product) => want(product, true),
    remove: (product) => want(product, false),
    moveToCart: (product) => want(product, false, 'moved'),
    clear: () => ledger.forget('unknown'),
  }

  return {
    actions,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    follow() {
      followers += 1
      if (followers === 1) {
        // What this device has kept is there at once; the server is asked when that is old, and not for who was never signed in.
        if (ledger.recall()) void read()
        onSession()
        stopFollowing = session.subscribe(onSession)
      }
      return () => {
        followers -= 1
        if (followers === 0) stopFollowing()
      }
    },
    onEvent(listener) {
      listeners.add(listener)
      if (untold) listener(untold)
      untold = null
      return () => void listeners.delete(listener)
    },
  }
}

async function readWishes(
  store: StoreApi<WishlistState>,
  ledger: WishLedger,
  changes: WishChanges,
  options: WishlistOptions,
): Promise<void> {
  const { ports, session, sessionStorage, clock, locale } = options
  if (store.getState().status !== 'ready') ledger.show({ status: 'loading', error: null })
  const opened = await session.open()
  if (!opened.ok) return ledger.show({ status: 'failed', error: opened.error })
  ledger.becomeOf(opened.value)
  if (opened.value.isGuestUser) return
  const before = changes.count()
  const listed = await ports.wishlist.all({ locale })
  // What was read may be from before a change that has been made since, or of who has signed out since.
  if (changes.count() !== before || opened.value.userId !== ledger.ownerId())
    return readWishes(store, ledger, changes, options)
  if (!listed.ok) return ledger.show({ status: 'failed', error: listed.error })
  ledger.confirm(toWishlist(listed.value), clock.now())
  ledger.show({ status: 'ready', error: null })
  // Wishes made before the sign-in [20.3], or on a page that was left before they were sent.
  const unsent = readUnsentWishes(sessionStorage)
  await Promise.all(unsent.map(({ product, isWished }) => changes.want(product, isWished)))
}
