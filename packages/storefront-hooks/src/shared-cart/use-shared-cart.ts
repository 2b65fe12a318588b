import type { CartLineReference, PortErrorCode, RedeemedCart } from '@krishi/storefront-core/contract'
import type { AgainPlan } from '@krishi/storefront-core/orders'
import type { Result } from '@krishi/storefront-core/result'
import { decodeSharedCart, handoverCodeOf, planSharedCart } from '@krishi/storefront-core/shared-cart'
import { useEffect, useRef, useState } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { addMissing, addPlan, undoAdded, unitsOf } from '../orders/add-plan.ts'
import type { AddedUnits } from '../orders/add-plan.ts'
import type { Storefront } from '../storefront/create-storefront.ts'
import { useRetryOnReturn } from '../query/use-retry-on-return.ts'
import { useStorefront } from '../storefront/use-storefront.ts'

/**
 * What became of a cart that a page of another origin handed over. `taken`: what can be had is in the shopper's cart. `failed`: nobody knows
 * whether its code works. Where it is not `taken` nothing came into the cart, and the lines are shown.
 */
export type HandoverOutcome = RedeemedCart['status'] | 'failed'

/** A cart that somebody has shared, or that the shopper brings from a page of another origin. */
export interface SharedCartView {
  /** `empty`: the link holds no line. */
  readonly status: 'loading' | 'empty' | 'ready' | 'failed'
  /** What it comes to at today's prices. */
  readonly plan: AgainPlan
  /** Null for a cart that was only shared. */
  readonly handover: HandoverOutcome | null
  /** How many packs came into the shopper's cart; null while nothing was added. */
  readonly added: number | null
  /** Puts what can be had into the cart. Nothing comes into it otherwise, but for a cart that is handed over. */
  add: () => void
  /** Takes that back. */
  undo: () => void
  retry: () => void
}

type Read = Pick<SharedCartView, 'status' | 'plan' | 'handover'>

const nothing: AgainPlan = { lines: [], shortfalls: [] }
const loading: Read = { status: 'loading', plan: nothing, handover: null }

/**
 * Reads the cart of a link at today's prices. Where the link has a code of a hand-over that still works, what can be had comes into the
 * shopper's cart.
 *
 * @param fragment The fragment of the page's address; null where that is not known, as on a server.
 * @param onTaken Called when all of a handed-over cart is in the shopper's cart, to go there: this page stays as it is, loading.
 */
export function useSharedCart(fragment: string | null, onTaken?: () => void): SharedCartView {
  const storefront = useStorefront()
  const { ports, locale, cart, errors } = storefront
  const [read, setRead] = useState<Read>(loading)
  const [added, setAdded] = useState<readonly AddedUnits[] | null>(null)
  const takeOver = useTakeOver()

  async function price(lines: readonly CartLineReference[], signal?: AbortSignal): Promise<AgainPlan | null> {
    const answer = await ports.cart.price({ lines, locale }, { ...(signal && { signal }) })
    if (answer.ok) return planSharedCart(lines, answer.value.products)
    if (!isOver(signal)) errors.report(answer.error.code, 'sharedCart')
    return null
  }

  /** Returns whether the page is left for the cart, which has all of it. */
  async function bring(plan: AgainPlan, text: string): Promise<boolean> {
    // What the device holds is known after this, also where its prices are not.
    await Promise.all([cart.actions.flush(), takeCoupon(storefront, text)])
    const came = addMissing(cart, plan)
    if (onTaken && plan.shortfalls.length === 0) {
      onTaken()
      return true
    }
    setAdded(came.length > 0 ? came : null)
    return false
  }

  async function show(text: string, signal?: AbortSignal): Promise<void> {
    setRead(loading)
    setAdded(null)
    const code = handoverCodeOf(text)
    const redeemed = code === null ? null : await takeOver(code)
    const handover = redeemed && (redeemed.ok ? redeemed.value.status : 'failed')
    const lines = redeemed?.ok && redeemed.value.status === 'taken' ? redeemed.value.lines : decodeSharedCart(text)
    if (isOver(signal)) return
    if (lines.length === 0) return setRead({ status: 'empty', plan: nothing, handover })
    const plan = await price(lines, signal)
    if (isOver(signal)) return
    if (plan && handover === 'taken' && (await bring(plan, text))) return
    setRead(plan ? { status: 'ready', plan, handover } : { status: 'failed', plan: nothing, handover })
  }

  const open = useEffectEvent((text: string, signal: AbortSignal) => void show(text, signal))

  useEffect(() => {
    if (fragment === null) return undefined
    const stop = new AbortController()
    open(fragment, stop.signal)
    return () => stop.abort()
  }, [fragment])

  const retry = () => void show(fragment ?? '')
  useRetryOnReturn(read.status === 'failed', retry)

  return {
    ...read,
    retry,
    added: added && unitsOf(added),
    add() {
      setAdded(addPlan(cart, read.plan))
      void takeCoupon(storefront, fragment ?? '')
    },
    undo() {
      undoAdded(cart, added ?? [])
      setAdded(null)
    },
  }
}

/** Takes the coupon of a link. Its code comes with the first one; where it does not come, neither does the coupon. */
function takeCoupon(storefront: Storefront, text: string): Promise<void> | null {
  if (!text.includes('&coupon')) return null
  return import('../coupons/want-coupon.ts').then(
    ({ wantCoupon }) => wantCoupon(storefront, text),
    () => {},
  )
}

/** Whether another link is shown by now, or none. */
function isOver(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true
}

type Redeemed = Result<RedeemedCart, PortErrorCode>

/** Takes a code over once, however often effects run or prices fail; one that was not answered is asked again. */
function useTakeOver(): (code: string) => Promise<Redeemed> {
  const { ports, errors } = useStorefront()
  const asked = useRef<{ readonly code: string; readonly answer: Promise<Redeemed> } | null>(null)

  async function ask(code: string): Promise<Redeemed> {
    const answer = await ports.share.takeCart(code)
    if (answer.ok) return answer
    asked.current = null
    errors.report(answer.error.code, 'takeCart')
    return answer
  }

  return (code) => {
    if (asked.current?.code !== code) asked.current = { code, answer: ask(code) }
    return asked.current.answer
  }
}
