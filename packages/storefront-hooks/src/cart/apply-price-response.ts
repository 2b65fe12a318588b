import type { CartChange, CartLine } from '@krishi/storefront-core/cart'
import {
  addToReceipt,
  applyPending,
  isRemoval,
  reconcileCart,
  settle,
  undoableLines,
} from '@krishi/storefront-core/cart'
import type { CartLineReference } from '@krishi/storefront-core/contract'
import type { CartPrices } from './cart-port.ts'
import type { CartFacts } from './cart-state.ts'

/** What an answer of the price call makes of a cart. */
interface PricedCart extends Required<Pick<CartFacts, 'confirmed' | 'pending' | 'changes' | 'news' | 'undoable'>> {}

const nothing: ReadonlyMap<string, CartLine> = new Map()

/** Brings a cart to the answer to a question that held its intents up to `askedSequence` [23.4]. */
export function applyPriceResponse(before: CartFacts, prices: CartPrices, askedSequence: number): PricedCart {
  const pending = settle(before.pending, askedSequence)
  const open = new Set(pending.map((intent) => intent.lineId))
  const answered = before.pending.filter((intent) => !open.has(intent.lineId))
  const { lines, changes } = reconcileCart(applyPending(before.confirmed, answered), prices.products)
  // Lines that were changed after the request are judged by the next answer.
  const news = changes.filter((change) => change.kind === 'price-changed' || !open.has(change.line.id))
  const confirmed = { lines, shipping: prices.shipping }
  const receipt = news.length > 0 ? addToReceipt(before.changes, news) : before.changes
  const undoable =
    receipt.length > 0 ? undoableLines(receipt, applyPending(confirmed, pending), prices.products) : nothing
  return { confirmed, pending, changes: receipt, news, undoable }
}

/** What the price call asks for: the lines of the cart, and what it lost, which may be for sale again. */
export function toPriceRequest(
  lines: readonly CartLine[],
  receipt: readonly CartChange[],
): readonly CartLineReference[] {
  const lost = receipt.filter(isRemoval).map(({ line }) => line)
  const asked = new Map([...lost, ...lines].map((line) => [line.id, line]))
  return [...asked.values()].map(({ productId, id, cartQty }) => ({ productId, variantId: id, quantity: cartQty }))
}
