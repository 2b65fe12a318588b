import { checkAdd, quantityLimits } from '@krishi/storefront-core/availability'
import type { CartChange } from '@krishi/storefront-core/cart'
import { hasRoomFor, toCartLine } from '@krishi/storefront-core/cart'
import { withoutUndone } from './cart-changes.ts'
import type { CartActions } from './cart-store.ts'
import type { CartPricing } from './create-cart-pricing.ts'
import type { CartStateStore } from './create-cart-state.ts'
import type { RemovedLines } from './create-removed-lines.ts'
import { stockLimited } from './stock-limited.ts'

/** The actions that change a line. */
export type LineActions = Pick<CartActions, 'add' | 'setQuantity' | 'remove' | 'undo'>

/** Creates the actions that change a line; `hydrate` reads the stored cart, and `keepReceipt` stores what is left of a receipt. */
export function createLineActions(
  cart: CartStateStore,
  { request }: Pick<CartPricing, 'request'>,
  removedLines: RemovedLines,
  hydrate: () => void,
  keepReceipt: (changes: readonly CartChange[]) => void,
): LineActions {
  const lineOf = (lineId: string) => cart.getState().view.byId.get(lineId)?.line

  /** Whether there is no room for another line; then it emits the event. */
  function isFull(lineId: string): boolean {
    const hasRoom = hasRoomFor(cart.lines(), lineId)
    if (!hasRoom) cart.emit({ kind: 'cart-full' })
    return !hasRoom
  }

  function remove(lineId: string) {
    hydrate()
    const line = lineOf(lineId)
    if (!line) return
    removedLines.noteLeaving(cart.getState().view.lineIds, [lineId])
    request(line, 0)
    removedLines.keep(line)
    cart.emit({ kind: 'line-removed', line })
  }

  return {
    add(product, variant, quantity = 1) {
      hydrate()
      if (isFull(variant.id)) return { ok: false, error: { code: 'cart/full', remaining: 0 } }
      const held = lineOf(variant.id)?.cartQty ?? 0
      const outcome = checkAdd(variant, held + quantity)
      const total = outcome.ok ? outcome.value : outcome.error.remaining
      cart.emit(stockLimited(variant, held + quantity))
      if (total <= held) return outcome
      const line = toCartLine(product, variant, total)
      request(line, total)
      cart.emit({ kind: 'line-added', line })
      return outcome
    },
    remove,
    setQuantity(lineId, quantity) {
      hydrate()
      const line = lineOf(lineId)
      if (!line) return
      cart.emit(stockLimited(line, quantity))
      const wanted = Math.min(Math.max(0, Math.trunc(quantity)), quantityLimits(line).max)
      if (wanted === 0) remove(lineId)
      else if (wanted !== line.cartQty) request(line, wanted)
    },
    undo(lineId) {
      if (isFull(lineId)) return
      const { changes, undoable } = cart.getState()
      const [line, followers] = [removedLines.take(lineId), removedLines.followersOf(lineId)]
      if (line) return request(line, Math.max(line.cartQty, lineOf(lineId)?.cartQty ?? 0), followers)
      const restored = undoable?.get(lineId)
      if (!restored) return
      keepReceipt(withoutUndone(changes, lineId))
      request(restored, restored.cartQty, followers)
    },
  }
}
