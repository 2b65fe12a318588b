import type { CartLineReference } from '@krishi/storefront-core/contract'
import type { AgainPlan } from '@krishi/storefront-core/orders'
import { decodeSharedCart, planSharedCart } from '@krishi/storefront-core/shared-cart'
import { useEffect, useState } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { addPlan, undoAdded, unitsOf } from '../orders/add-plan.ts'
import type { AddedUnits } from '../orders/add-plan.ts'
import { useStorefront } from '../storefront/use-storefront.ts'

/** A cart that somebody has shared. */
export interface SharedCartView {
  /** `empty`: the link holds no line. */
  readonly status: 'loading' | 'empty' | 'ready' | 'failed'
  /** What it comes to at today's prices. */
  readonly plan: AgainPlan
  /** How many packs came into the shopper's cart; null while nothing was added. */
  readonly added: number | null
  /** Puts what can be had into the cart; nothing comes into it otherwise. */
  add(): void
  /** Takes that back. */
  undo(): void
  retry(): void
}

type Read = Pick<SharedCartView, 'status' | 'plan'>

const nothing: AgainPlan = { lines: [], shortfalls: [] }

/**
 * Reads the cart of a link at today's prices.
 *
 * @param fragment The fragment of the page's address; null where that is not known, as on a server.
 */
export function useSharedCart(fragment: string | null): SharedCartView {
  const { ports, locale, cart, errors } = useStorefront()
  const [read, setRead] = useState<Read>({ status: 'loading', plan: nothing })
  const [added, setAdded] = useState<readonly AddedUnits[] | null>(null)

  async function price(lines: readonly CartLineReference[], signal?: AbortSignal): Promise<void> {
    setRead({ status: 'loading', plan: nothing })
    const answer = await ports.cart.price({ lines, locale }, { ...(signal && { signal }) })
    if (signal?.aborted === true) return
    if (answer.ok) return setRead({ status: 'ready', plan: planSharedCart(lines, answer.value.products) })
    errors.report(answer.error.code, 'sharedCart')
    setRead({ status: 'failed', plan: nothing })
  }

  const open = useEffectEvent((text: string, signal: AbortSignal) => {
    const lines = decodeSharedCart(text)
    setAdded(null)
    if (lines.length === 0) setRead({ status: 'empty', plan: nothing })
    else void price(lines, signal)
  })

  useEffect(() => {
    if (fragment === null) return undefined
    const stop = new AbortController()
    open(fragment, stop.signal)
    return () => stop.abort()
  }, [fragment])

  return {
    ...read,
    added: added && unitsOf(added),
    add: () => setAdded(addPlan(cart, read.plan)),
    undo() {
      undoAdded(cart, added ?? [])
      setAdded(null)
    },
    retry: () => void price(decodeSharedCart(fragment ?? '')),
  }
}
