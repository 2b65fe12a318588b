import { callEndOf } from '@krishi/storefront-core/contract'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Product } from '@krishi/storefront-core/catalog'
import type { Failure } from '@krishi/storefront-core/result'
import type { SessionUser } from '@krishi/storefront-core/session'
import { applyWishes, noWishes, toWishlist, withWish, withoutWish } from '@krishi/storefront-core/wishlist'
import type { WishIntent, Wishlist } from '@krishi/storefront-core/wishlist'
import { createStore } from 'zustand/vanilla'
import { outcomeOf } from '../http/outcome-of.ts'
import { lazyLocalKeys } from '../storage/lazy-keys.ts'
import type { Storefront } from '../storefront/create-storefront.ts'
import { createWishCalls } from './create-wish-calls.ts'
import type { WishlistActions, WishlistEvent, WishlistState, WishlistStore } from './wishlist-store.ts'
import { noteUnsentWish, readMirror, readUnsentWishes, writeMirror } from './wishlist-mirror.ts'

// The operation table has this as well; it is much to load for one number, and a test holds the two together.
/** How long the list may be shown without asking again, in ms. */
export const wishlistStaleMs = 60_000

/** The dependencies of a wishlist. */
export type WishlistOptions = Pick<Storefront, 'session' | 'storage' | 'sessionStorage' | 'clock' | 'locale'> & {
  readonly ports: Pick<Storefront['ports'], 'wishlist'>
}

/** An intent, and what to say when the server has done it. */
interface Wanted extends WishIntent {
  readonly removal: 'removed' | 'moved'
}

/** Creates the wishlist of the signed-in shopper: changes show at once, and the server's list is authoritative. */
export function createWishlistStore(options: WishlistOptions): WishlistStore {
  const { ports, session, storage, sessionStorage, clock, locale } = options
  const store = createStore<WishlistState>(() => ({ status: 'unknown', wishes: noWishes, error: null }))
  const listeners = new Set<(event: WishlistEvent) => void>()
  const intents = new Map<string, Wanted>()
  const running = new Set<string>()
  const calls = createWishCalls(ports.wishlist, clock)
  let confirmed: Wishlist = noWishes
  let ownerId = ''
  let readAt = 0
  let reading: Promise<void> | null = null
  let untold: WishlistEvent | null = null
  let followers = 0
  let stopFollowing = () => {}

  /** Events before the first listener are kept for it: a heart can be used before the notices are loaded. */
  function tell(event: WishlistEvent): void {
    if (listeners.size === 0) untold = event
    listeners.forEach((listener) => listener(event))
  }

  function show(change: Partial<Omit<WishlistState, 'wishes'>> = {}): void {
    store.setState({ ...change, wishes: applyWishes(confirmed, intents) })
  }

  function confirm(wishes: Wishlist): void {
    confirmed = wishes
    keep()
  }

  /** Keeps the list on the device; one that is being changed is old there, for the page may be left before the answer [20.2]. */
  function keep(): void {
    const at = running.size > 0 ? 0 : readAt
    if (ownerId) writeMirror(storage, { userId: ownerId, locale, readAt: at, wishes: confirmed })
  }

  function forget(status: 'unknown' | 'guest'): void {
    confirmed = noWishes
    ownerId = ''
    readAt = 0
    storage.remove(lazyLocalKeys.wishlist)
    show({ status, error: null })
  }

  /** Sets the owner of the list, and clears the list of another shopper. */
  function becomeOf({ isGuestUser, userId }: SessionUser): void {
    if (isGuestUser) return forget('guest')
    if (userId === ownerId) return
    forget('unknown')
    ownerId = userId
  }

  async function readNow(): Promise<void> {
    if (store.getState().status !== 'ready') show({ status: 'loading', error: null })
    const opened = await session.open()
    if (!opened.ok) return show({ status: 'failed', error: opened.error })
    becomeOf(opened.value)
    if (opened.value.isGuestUser) return
    const before = calls.count()
    const listed = await ports.wishlist.all({ locale })
    // What was read may be from before a change that has been made since.
    if (calls.count() !== before) return readNow()
    if (!listed.ok) return show({ status: 'failed', error: listed.error })
    readAt = clock.now()
    confirm(toWishlist(listed.value))
    show({ status: 'ready', error: null })
    await sendUnsentWishes()
  }

  function read(): Promise<void> {
    reading ??= readNow().finally(() => (reading = null))
    return reading
  }

  /** Sends wishes made before the sign-in [20.3], or on a page that was left before they were sent. */
  async function sendUnsentWishes(): Promise<void> {
    await Promise.all(readUnsentWishes(sessionStorage).map(({ product, isWished }) => want(product, isWished)))
  }

  async function want(product: Product, isWished: boolean, removal: Wanted['removal'] = 'removed'): Promise<void> {
    const { productId } = product
    if (intents.get(productId)?.isWished !== isWished) intents.set(productId, { isWished, product, removal })
    noteUnsentWish(sessionStorage, productId, { product, isWished })
    show()
    if (running.has(productId)) return
    running.add(productId)
    keep()
    const event = await settle(productId)
    intents.delete(productId)
    running.delete(productId)
    if (event?.type !== 'sign-in') noteUnsentWish(sessionStorage, productId, null)
    keep()
    show()
    if (event) tell(event)
  }

  /** Brings the server's list to the last intent for a product, one call at a time [20.6]; returns the outcome. */
  async function settle(productId: string): Promise<WishlistEvent | null> {
    const opened = await session.open()
    if (!opened.ok) return unableTo(productId, opened.error)
    const user = opened.value
    becomeOf(user)
    if (user.isGuestUser) return intents.get(productId)?.isWished ? { type: 'sign-in' } : null
    const wasWished = confirmed.has(productId)
    for (;;) {
      const wanted = intents.get(productId)
      if (!wanted || wanted.isWished === confirmed.has(productId)) return doneWith(wanted, wasWished)
      const changed = await calls.change(confirmed, wanted, user)
      // The session changed in the meantime: a sign-out, or another shopper.
      if (user.userId !== ownerId) return null
      if (changed.ok) {
        confirm(changed.value(confirmed))
        continue
      }
      const outcome = await outcomeOf(changed, () => isListedAs(wanted, user.userId))
      if (user.userId !== ownerId) return null
      if (outcome === 'done' || intents.get(productId) !== wanted) continue
      return unableTo(productId, changed.error, outcome)
    }
  }

  /** Whether the server has a product as it is wanted, which the list shows from then on; null where that cannot be read. */
  async function isListedAs({ product, isWished }: Wanted, userId: string): Promise<boolean | null> {
    const listed = await ports.wishlist.all({ locale })
    if (!listed.ok || userId !== ownerId) return null
    const wish = toWishlist(listed.value).get(product.productId)
    // Of the others, what was done meanwhile is newer.
    confirm(wish ? withWish(confirmed, wish) : withoutWish(confirmed, product.productId))
    return isWished === Boolean(wish)
  }

  function doneWith(wanted: Wanted | undefined, wasWished: boolean): WishlistEvent | null {
    if (!wanted || wanted.isWished === wasWished) return null
    return { type: wanted.isWished ? 'added' : wanted.removal, product: wanted.product }
  }

  function unableTo(productId: string, error: Failure<PortErrorCode>, end = callEndOf(error.code)): WishlistEvent {
    if (end !== 'failed') return { type: end, error }
    return { type: intents.get(productId)?.isWished ? 'unable-to-add' : 'unable-to-remove', error }
  }

  function onSession(): void {
    const { status, user } = session.getState()
    if (status !== 'ready' || !user) return
    if (user.isGuestUser) forget('guest')
    else if (user.userId !== ownerId) void read()
  }

  /** What this device has kept is there at once; the server is asked when that is old, and not for who was never signed in. */
  function begin(): void {
    const kept = readMirror(storage)
    if (kept) {
      confirmed = kept.wishes
      ownerId = kept.userId
      readAt = kept.readAt
      const isFresh = kept.locale === locale && clock.now() - readAt < wishlistStaleMs
      show({ status: isFresh ? 'ready' : 'loading' })
      if (!isFresh) void read()
    }
    onSession()
    stopFollowing = session.subscribe(onSession)
  }

  const actions: WishlistActions = {
    read,
    toggle: (product) => want(product, !store.getState().wishes.has(product.productId)),
    add: (product) => want(product, true),
    remove: (product) => want(product, false),
    moveToCart: (product) => want(product, false, 'moved'),
    clear: () => forget('unknown'),
  }

  return {
    actions,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    follow() {
      followers += 1
      if (followers === 1) begin()
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
