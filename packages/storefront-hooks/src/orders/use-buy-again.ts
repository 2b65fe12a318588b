import type { AgainPlan, AgainShortfall, Order } from '@krishi/storefront-core/orders'
import { planBuyAgain } from '@krishi/storefront-core/orders'
import { useState } from 'react'
import { useStorefront } from '../storefront/use-storefront.ts'
import { addPlan, undoAdded, unitsOf } from './add-plan.ts'
import type { AddedUnits } from './add-plan.ts'

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
  buy: (order: Pick<Order, 'lineItems'>) => Promise<void>
  /** Takes out of the cart what came in. */
  undo: () => void
}

/** Buys an order again: at today's prices, what is left of it; says what is not, and takes it back. */
export function useBuyAgain(): BuyAgainView {
  const { ports, locale, cart, errors } = useStorefront()
  const [state, setState] = useState<BoughtAgain>({ status: 'idle' })
  const [added, setAdded] = useState<readonly AddedUnits[]>([])

  function put(plan: AgainPlan): void {
    const came = addPlan(cart, plan)
    setAdded(came)
    setState({ status: 'done', added: unitsOf(came), shortfalls: plan.shortfalls })
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
      undoAdded(cart, added)
      setAdded([])
      setState({ status: 'idle' })
    },
  }
}
