import type { Product } from '@krishi/storefront-core/catalog'
import { toWishlist, withWish, withoutWish } from '@krishi/storefront-core/wishlist'
import { outcomeOf } from '../http/outcome-of.ts'
import type { WishlistOptions } from './create-wishlist-store.ts'
import { createWishCalls } from './create-wish-calls.ts'
import type { WishLedger } from './wish-ledger.ts'
import type { Wanted } from './wish-outcome.ts'
import { doneWith, unableTo } from './wish-outcome.ts'
import { noteUnsentWish } from './wishlist-mirror.ts'
import type { WishlistEvent } from './wishlist-store.ts'

/** The changes of one wishlist. */
export interface WishChanges {
  /** Wants a product on the list, or off it: that shows at once, and is told once the server has it or does not take it. */
  want: (product: Product, isWished: boolean, removal?: Wanted['removal']) => Promise<void>
  /** Grows with each change: a list that was read meanwhile may be from before it. */
  count: () => number
}

/** Creates the changes of a list. */
export function createWishChanges(
  ledger: WishLedger,
  { ports, session, sessionStorage, clock, locale }: WishlistOptions,
  tell: (event: WishlistEvent) => void,
): WishChanges {
  const { intents, running } = ledger
  const calls = createWishCalls(ports.wishlist, clock)

  /** Brings the server's list to the last intent for a product, one call at a time [20.6]; returns the outcome. */
  async function settle(productId: string): Promise<WishlistEvent | null> {
    const opened = await session.open()
    if (!opened.ok) return unableTo(intents.get(productId), opened.error)
    const user = opened.value
    ledger.becomeOf(user)
    if (user.isGuestUser) return intents.get(productId)?.isWished ? { type: 'sign-in' } : null
    const wasWished = ledger.confirmed().has(productId)
    for (;;) {
      const wanted = intents.get(productId)
      if (!wanted || wanted.isWished === ledger.confirmed().has(productId)) return doneWith(wanted, wasWished)
      const changed = await calls.change(ledger.confirmed(), wanted, user)
      // The session changed in the meantime: a sign-out, or another shopper.
      if (user.userId !== ledger.ownerId()) return null
      if (changed.ok) {
        ledger.confirm(changed.value(ledger.confirmed()))
        continue
      }
      const outcome = await outcomeOf(changed, () => isListedAs(wanted, user.userId))
      if (user.userId !== ledger.ownerId()) return null
      if (outcome === 'done' || intents.get(productId) !== wanted) continue
      return unableTo(wanted, changed.error, outcome)
    }
  }

  /** Whether the server has a product as it is wanted, which the list shows from then on; null where that cannot be read. */
  async function isListedAs({ product, isWished }: Wanted, userId: string): Promise<boolean | null> {
    const listed = await ports.wishlist.all({ locale })
    if (!listed.ok || userId !== ledger.ownerId()) return null
    const wish = toWishlist(listed.value).get(product.productId)
    // Of the others, what was done meanwhile is newer.
    const confirmed = ledger.confirmed()
    ledger.confirm(wish ? withWish(confirmed, wish) : withoutWish(confirmed, product.productId))
    return isWished === Boolean(wish)
  }

  return {
    count: calls.count,
    async want(product, isWished, removal = 'removed') {
      const { productId } = product
      if (intents.get(productId)?.isWished !== isWished) intents.set(productId, { isWished, product, removal })
      noteUnsentWish(sessionStorage, productId, { product, isWished })
      ledger.show()
      if (running.has(productId)) return
      running.add(productId)
      ledger.keep()
      const event = await settle(productId)
      intents.delete(productId)
      running.delete(productId)
      if (event?.type !== 'sign-in') noteUnsentWish(sessionStorage, productId, null)
      ledger.keep()
      ledger.show()
      if (event) tell(event)
    },
  }
}
