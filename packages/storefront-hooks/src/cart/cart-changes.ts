import type { CartChange, CartLine } from '@krishi/storefront-core/cart'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { CartFacts, CartState } from './cart-state.ts'

/** A cart that takes over the stored lines. An intent that another tab has overruled is dropped. */
export function withStoredLines(
  { confirmed, pending }: CartFacts,
  lines: readonly CartLine[],
): Pick<CartFacts, 'confirmed' | 'pending'> {
  const quantities = new Map(lines.map((line) => [line.id, line.cartQty]))
  return {
    confirmed: { ...confirmed, lines },
    pending: pending.filter((intent) => intent.quantity === (quantities.get(intent.lineId) ?? 0)),
  }
}

/** A cart whose price call failed [23.7]. It stays usable while it is offline, and where it only asked for removed lines. */
export function withFailure({ status, view }: CartState, error: PortErrorCode): Partial<CartFacts> {
  const isUsable = view.lines.length === 0 || (error === 'network/offline' && status === 'ready')
  return { isSyncing: false, error, status: isUsable ? 'ready' : 'failed' }
}

/** A cart without lines, which has no price to ask for. */
export function withoutQuestion({ confirmed }: CartFacts): Partial<CartFacts> {
  return { confirmed: { ...confirmed, lines: [] }, pending: [], status: 'ready', isSyncing: false, error: null }
}

/** A cart after an order: lines that came since stay, the note and the receipt go. */
export function withOrdered({ confirmed }: CartFacts, kept: readonly CartLine[]): Partial<CartFacts> {
  return { confirmed: { ...confirmed, lines: kept }, pending: [], changes: [], note: '', status: 'ready' }
}

/** A receipt once a line is as it was: only its price is still told. */
export function withoutUndone(changes: readonly CartChange[], lineId: string): readonly CartChange[] {
  return changes.filter((change) => change.line.id !== lineId || change.kind === 'price-changed')
}
