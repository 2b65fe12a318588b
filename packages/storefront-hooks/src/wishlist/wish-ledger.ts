import type { SessionUser } from '@krishi/storefront-core/session'
import { applyWishes, noWishes } from '@krishi/storefront-core/wishlist'
import type { Wishlist } from '@krishi/storefront-core/wishlist'
import type { StoreApi } from 'zustand/vanilla'
import { lazyLocalKeys } from '../storage/lazy-keys.ts'
import type { Storefront } from '../storefront/create-storefront.ts'
import type { Wanted } from './wish-outcome.ts'
import { readMirror, writeMirror } from './wishlist-mirror.ts'
import type { WishlistState } from './wishlist-store.ts'

// The operation table has this as well; it is much to load for one number, and a test holds the two together.
/** How long the list may be shown without asking again, in ms. */
export const wishlistStaleMs = 60_000

/** The list of the server as far as it is known, whose it is, and what is wanted of it. */
export interface WishLedger {
  confirmed: () => Wishlist
  /** Empty where it is nobody's. */
  ownerId: () => string
  /** What is wanted, by product. */
  readonly intents: Map<string, Wanted>
  /** The products whose change is being made. */
  readonly running: Set<string>
  show: (change?: Partial<Omit<WishlistState, 'wishes'>>) => void
  /** Takes over what the server has. @param at When the whole list was read, in ms since 1970. */
  confirm: (wishes: Wishlist, at?: number) => void
  /** Keeps the list on the device; one that is being changed is old there, for the page may be left before the answer [20.2]. */
  keep: () => void
  forget: (status: 'unknown' | 'guest') => void
  /** Sets the owner of the list, and clears the list of another shopper. */
  becomeOf: (user: SessionUser) => void
  /** Shows what this device has kept; returns whether there is something, and it is old. */
  recall: () => boolean
}

/** Creates the ledger of one wishlist. */
export function createWishLedger(
  store: StoreApi<WishlistState>,
  { storage, clock, locale }: Pick<Storefront, 'storage' | 'clock' | 'locale'>,
): WishLedger {
  const intents = new Map<string, Wanted>()
  const running = new Set<string>()
  let confirmed: Wishlist = noWishes
  let ownerId = ''
  let readAt = 0

  function show(change: Partial<Omit<WishlistState, 'wishes'>> = {}): void {
    store.setState({ ...change, wishes: applyWishes(confirmed, intents) })
  }

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

  return {
    confirmed: () => confirmed,
    ownerId: () => ownerId,
    intents,
    running,
    show,
    confirm(wishes, at = readAt) {
      confirmed = wishes
      readAt = at
      keep()
    },
    keep,
    forget,
    becomeOf({ isGuestUser, userId }) {
      if (isGuestUser) return forget('guest')
      if (userId === ownerId) return
      forget('unknown')
      ownerId = userId
    },
    recall() {
      const kept = readMirror(storage)
      if (!kept) return false
      confirmed = kept.wishes
      ownerId = kept.userId
      readAt = kept.readAt
      const isFresh = kept.locale === locale && clock.now() - readAt < wishlistStaleMs
      show({ status: isFresh ? 'ready' : 'loading' })
      return !isFresh
    },
  }
}
