import type { CartLine, PricedProduct } from '../cart/index.ts'
import { reconcileCart } from '../cart/index.ts'
import type { Paise } from '../money/index.ts'

/** How many lines are kept for later: the oldest goes when another is put aside. */
export const savedCapacity = 50

/** The saved lines, newest first, with one more; units of a pack that is saved already are added up. */
export function putAside(saved: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const before = saved.find(({ id }) => id === line.id)?.cartQty ?? 0
  const others = saved.filter(({ id }) => id !== line.id)
  return [{ ...line, cartQty: line.cartQty + before }, ...others].slice(0, savedCapacity)
}

/** How a saved line stands today: as it was, at another price, with fewer left, or not to be had. */
export type SavedStanding =
  | {
      readonly kind: 'available'
      /** With today's price and as many as can be had. */
      readonly line: CartLine
      /** What it cost when it was saved; null where that is the price of today. */
      readonly previousPrice: Paise | null
      /** Fewer are left, or may be had at once, than were saved. */
      readonly isReduced: boolean
    }
  /** `sold-out`: none is left now. `gone`: no longer sold. */
  | { readonly kind: 'sold-out' | 'gone' }

/** Compares a saved line with today's catalogue. */
export function savedStanding(saved: CartLine, priced: Readonly<Record<string, PricedProduct>>): SavedStanding {
  const { lines, changes } = reconcileCart([saved], priced)
  const [line] = lines
  if (line === undefined) {
    return { kind: changes.some(({ kind }) => kind === 'removed-unavailable') ? 'sold-out' : 'gone' }
  }
  return {
    kind: 'available',
    line,
    previousPrice: line.price === saved.price ? null : saved.price,
    isReduced: line.cartQty < saved.cartQty,
  }
}
