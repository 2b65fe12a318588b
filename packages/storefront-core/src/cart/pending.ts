import type { Cart, CartLine, PendingIntent } from './cart.ts'

/**
 * What the shopper sees: the confirmed cart with the pending intents applied [23.6]. A line that no intent changes keeps its
 * identity, so that its view is not rendered again; a new line comes last, a restored line returns to its position; quantity 0
 * removes a line.
 */
export function applyPending(cart: Cart, pending: readonly PendingIntent[]): readonly CartLine[] {
  if (pending.length === 0) return cart.lines
  const intents = new Map(pending.map((intent) => [intent.lineId, intent]))
  const view: CartLine[] = []
  for (const line of cart.lines) {
    const intent = intents.get(line.id)
    intents.delete(line.id)
    if (!intent || intent.quantity === line.cartQty) view.push(line)
    else if (intent.quantity > 0) view.push({ ...line, cartQty: intent.quantity })
  }
  for (const intent of intents.values()) {
    const { line, quantity } = intent
    if (quantity > 0)
      view.splice(placeOf(intent, view), 0, line.cartQty === quantity ? line : { ...line, cartQty: quantity })
  }
  return view
}

/** Where a line goes that the cart does not have: before the first that stood behind it, else last. */
function placeOf({ followers = [] }: PendingIntent, lines: readonly CartLine[]): number {
  const behind = new Set(followers)
  const place = lines.findIndex(({ id }) => behind.has(id))
  return place < 0 ? lines.length : place
}

/**
 * The intents with one more. An earlier one for the same line is replaced: only the quantity wanted in the end counts. The place
 * that it came back to stays.
 */
export function putIntent(pending: readonly PendingIntent[], intent: PendingIntent): readonly PendingIntent[] {
  if (pending.every(({ lineId }) => lineId !== intent.lineId)) return [...pending, intent]
  return pending.map((earlier) => {
    if (earlier.lineId !== intent.lineId) return earlier
    return earlier.followers ? { followers: earlier.followers, ...intent } : intent
  })
}

/**
 * The intents that an answer leaves open. An answer settles what was asked up to its sequence; what the shopper did since
 * then stays, so that a late answer cannot undo it.
 */
export function settle(pending: readonly PendingIntent[], sequence: number): readonly PendingIntent[] {
  const open = pending.filter((intent) => intent.sequence > sequence)
  return open.length === pending.length ? pending : open
}
