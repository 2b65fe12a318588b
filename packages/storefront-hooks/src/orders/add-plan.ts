import type { AgainPlan } from '@krishi/storefront-core/orders'
import type { CartStore } from '../cart/cart-store.ts'

/** Units of a pack that came into the cart. */
export interface AddedUnits {
  readonly variantId: string
  readonly quantity: number
}

type Cart = Pick<CartStore, 'actions' | 'getState'>

const quantityOf = (cart: Cart, variantId: string) => cart.getState().view.byId.get(variantId)?.line.cartQty ?? 0

/** Puts what can be had into the cart, and tells what came. */
export function addPlan(cart: Cart, { lines }: Pick<AgainPlan, 'lines'>): readonly AddedUnits[] {
  return lines.flatMap(({ product, variant, quantity }): readonly AddedUnits[] => {
    const before = quantityOf(cart, variant.id)
    const outcome = cart.actions.add(product, variant, quantity)
    // As many as the cart may hold came, where it may not hold all.
    const after = outcome.ok ? outcome.value : outcome.error.remaining
    const units = Math.max(0, Math.min(quantity, after - before))
    return units === 0 ? [] : [{ variantId: variant.id, quantity: units }]
  })
}

/** Puts into the cart what it lacks of a plan: of a pack that it holds already, the larger number stays. */
export function addMissing(cart: Cart, { lines }: Pick<AgainPlan, 'lines'>): readonly AddedUnits[] {
  const missing = lines.map((line) => ({ ...line, quantity: line.quantity - quantityOf(cart, line.variant.id) }))
  return addPlan(cart, { lines: missing.filter(({ quantity }) => quantity > 0) })
}

/** Takes out of the cart what came into it. */
export function undoAdded(cart: Cart, added: readonly AddedUnits[]): void {
  for (const { variantId, quantity } of added) {
    cart.actions.setQuantity(variantId, Math.max(0, quantityOf(cart, variantId) - quantity))
  }
}

/** How many packs came. */
export function unitsOf(added: readonly AddedUnits[]): number {
  return added.reduce((all, { quantity }) => all + quantity, 0)
}
