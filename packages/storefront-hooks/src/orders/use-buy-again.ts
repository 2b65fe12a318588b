import type { AgainPlan, AgainShortfall, Order } from '@krishi/storefront-core/orders'
import { planBuyAgain } from '@krishi/storefront-core/orders'
import { useState } from 'react'
import { useStorefront } from '../storefront/use-storefront.ts'

/** What became of buying an order again. */
export type BoughtAgain =
  | { readonly status: 'idle' | 'pending' | 'failed' }
  | {
      readonly status: 'done'
      /** How many packs came into the cart. */
      readonly added: number
      readonly shortfalls: readonly AgainShortfall[]
    }

/** Buying an order again, and what can be done about it. */
export interface BuyAgainView {
  readonly state: BoughtAgain
  /** Asks for today's prices and puts into the cart what can be had. Runs once at a time. */
  buy(order: Pick<Order, 'lineItems'>): Promise<void>
  /** Takes out of the cart what came in. */
  undo(): void
}

interface Added {
  readonly variantId: string
  readonly quantity: number
}

/** Buys an order again: at today's prices, what is left of it; says what is not, and takes it back. */
export function useBuyAgain(): BuyAgainView {
  const { ports, locale, cart, errors } = useStorefront()
  const [state, setState] = useState<BoughtAgain>({ status: 'idle' })
  const [added, setAdded] = useState<readonly Added[]>([])

  const quantityOf = (variantId: string) => cart.getState().view.byId.get(variantId)?.line.cartQty ?? 0

  function put({ lines, shortfalls }: AgainPlan): void {
    const came = lines.flatMap(({ product, variant, quantity }): readonly Added[] => {
      const before = quantityOf(variant.id)
      const outcome = cart.actions.add(product, variant, quantity)
      // As many as the cart may hold came, where it may not hold all.
      const after = outcome.ok ? outcome.value : outcome.error.remaining
      const units = Math.max(0, Math.min(quantity, after - before))
      return units === 0 ? [] : [{ variantId: variant.id, quantity: units }]
    })
    setAdded(came)
    setState({ status: 'done', added: came.reduce((all, { quantity }) => all + quantity, 0), shortfalls })
  }

  return {
    state,
    async buy({ lineItems }) {
      if (state.status === 'pending') return
      setState({ status: 'pending' })
      const lines = lineItems.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }))
      const priced = await ports.cart.price({ lines, locale })
      if (priced.ok) return put(planBuyAgain(lineItems, priced.value.products))
      errors.report(priced.error.code, 'buyAgain')
      setState({ status: 'failed' })
    },
    undo() {
      for (const { variantId, quantity } of added) {
        cart.actions.setQuantity(variantId, Math.max(0, quantityOf(variantId) - quantity))
      }
      setAdded([])
      setState({ status: 'idle' })
    },
  }
}
