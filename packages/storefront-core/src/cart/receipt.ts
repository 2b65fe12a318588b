import { quantityLimits } from '../availability/index.ts'
import { hasShape, isCount, isOneOf, parseJson } from '../shape/index.ts'
import type { Guard } from '../shape/index.ts'
import type { CartChange, CartLine } from './cart.ts'
import { toCartLine } from './cart-line.ts'
import { ownEntry } from './reconcile-cart.ts'
import type { PricedProduct } from './reconcile-cart.ts'
import { isCartLine } from './stored-cart.ts'

/** Whether a change took the line out of the cart. */
export function isRemoval({ kind }: CartChange): boolean {
  return kind.startsWith('removed')
}

/**
 * Adds the changes of another price sync to a receipt [23.4]. Each line is reported from what the shopper last saw to what
 * holds now: two rises of a price are one, and a price that came back is none. A removed line reports only its removal.
 */
export function addToReceipt(receipt: readonly CartChange[], news: readonly CartChange[]): readonly CartChange[] {
  const kept = receipt.filter((old) => !news.some((change) => replaces(change, old)))
  const added = news.map((change) => sinceSeen(change, receipt))
  return [
    ...kept,
    ...added.filter((change) => change.kind !== 'price-changed' || change.previousPrice !== change.line.price),
  ]
}

function replaces(change: CartChange, old: CartChange): boolean {
  return change.line.id === old.line.id && (change.kind === old.kind || isRemoval(change) || isRemoval(old))
}

function sinceSeen(change: CartChange, receipt: readonly CartChange[]): CartChange {
  for (const old of receipt) {
    if (old.line.id !== change.line.id) continue
    if (change.kind === 'price-changed' && old.kind === 'price-changed') {
      return { ...change, previousPrice: old.previousPrice }
    }
    // A quantity that the shopper set in between is the one last seen.
    if (change.kind === 'reduced-to-stock' && old.kind === 'reduced-to-stock') {
      return old.line.cartQty === change.previousQuantity
        ? { ...change, previousQuantity: old.previousQuantity }
        : change
    }
  }
  return change
}

/**
 * What of a receipt can be taken back today, by line id, as the line that the cart would hold then: a removed pack that is
 * for sale again, a lowered quantity that may be higher again. A price is what it is.
 *
 * @param lines The cart.
 * @param priced Today's catalogue, with the products of the receipt.
 */
export function undoableLines(
  receipt: readonly CartChange[],
  lines: readonly CartLine[],
  priced: Readonly<Record<string, PricedProduct>>,
): ReadonlyMap<string, CartLine> {
  const held = new Map(lines.map((line) => [line.id, line.cartQty]))
  const undoable = receipt.flatMap((change): readonly CartLine[] => {
    const { id, productId } = change.line
    const product = ownEntry(priced, productId)
    const variant = product?.status === 'active' ? ownEntry(product.mapVariant, id) : undefined
    if (!product || !variant) return []
    const quantity = Math.min(wantedBefore(change), Math.floor(quantityLimits(variant).max))
    const line = toCartLine(product, variant, quantity)
    return line.isVariantAvailForSale && quantity > (held.get(id) ?? 0) ? [line] : []
  })
  return new Map(undoable.map((line) => [line.id, line]))
}

/** Whether a change of the receipt can be taken back now, or why it cannot. */
export type UndoStanding =
  | 'possible'
  /** Today's stock is not known yet. */
  | 'unknown'
  /** A price is what it is. */
  | 'price'
  /** The cart holds that quantity again. */
  | 'held'
  /** There is none of it, or there are no more. */
  | 'no-stock'
  /** The shop sells it no more. */
  | 'not-sold'

/**
 * How taking back a change stands [23.4].
 *
 * @param held How many of the line the cart holds.
 * @param undoable What `undoableLines` gives; undefined until prices came.
 */
export function undoStanding(
  change: CartChange,
  held: number,
  undoable: ReadonlyMap<string, CartLine> | undefined,
): UndoStanding {
  if (change.kind === 'price-changed') return 'price'
  if (undoable === undefined) return 'unknown'
  if (undoable.has(change.line.id)) return 'possible'
  if (held >= wantedBefore(change)) return 'held'
  return change.kind === 'removed-missing' || change.kind === 'removed-deleted' ? 'not-sold' : 'no-stock'
}

function wantedBefore(change: CartChange): number {
  if (change.kind === 'reduced-to-stock') return change.previousQuantity
  return change.kind === 'price-changed' ? 0 : change.line.cartQty
}

type Change<Kind extends CartChange['kind']> = Extract<CartChange, { readonly kind: Kind }>

const changeGuards: readonly Guard<CartChange>[] = [
  hasShape<Change<'price-changed'>>({ kind: isOneOf('price-changed'), line: isCartLine, previousPrice: isCount }),
  hasShape<Change<'reduced-to-stock'>>({
    kind: isOneOf('reduced-to-stock'),
    line: isCartLine,
    previousQuantity: isCount,
  }),
  hasShape<Change<'removed-unavailable'>>({ kind: isOneOf('removed-unavailable'), line: isCartLine }),
  hasShape<Change<'removed-missing'>>({ kind: isOneOf('removed-missing'), line: isCartLine }),
  hasShape<Change<'removed-deleted'>>({ kind: isOneOf('removed-deleted'), line: isCartLine }),
]

const isCartChange: Guard<CartChange> = (value): value is CartChange => changeGuards.some((guard) => guard(value))

/** Reads a receipt back from storage: its text, null, or whatever else was there. What is corrupt is left out. */
export function parseStoredReceipt(stored: unknown): readonly CartChange[] {
  const value = parseJson(stored)
  return Array.isArray(value) ? value.filter(isCartChange) : []
}
