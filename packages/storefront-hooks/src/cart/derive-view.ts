import { quantityLimits } from '@krishi/storefront-core/availability'
import { applyPending } from '@krishi/storefront-core/cart'
import type { CartLine } from '@krishi/storefront-core/cart'
import { cartTotals } from '@krishi/storefront-core/pricing'
import { standingOf } from '../coupons/stored-coupon.ts'
import type { CartFacts, CartLineView, CartView } from './cart-state.ts'
import { isSameShallow } from './is-same-shallow.ts'

/** What facts look like to the shopper. Whatever is the same as in the `previous` view keeps its identity. */
export function deriveView(facts: CartFacts, previous: CartView | null, now: number): CartView {
  const waiting = new Set(facts.pending.map((intent) => intent.lineId))
  const lines = applyPending(facts.confirmed, facts.pending).map((line) =>
    toLineView(line, waiting.has(line.id), facts, previous?.byId.get(line.id)),
  )
  const lineIds = lines.map(({ line }) => line.id)
  const { totals, couponStanding } = price(
    lines.map(({ line }) => line),
    facts,
    now,
  )
  const isUnchanged = previous !== null && isSameShallow(previous.lines, lines)
  return {
    lines: isUnchanged ? previous.lines : lines,
    byId: isUnchanged ? previous.byId : new Map(lines.map((view) => [view.line.id, view])),
    lineIds: previous && isSameShallow(previous.lineIds, lineIds) ? previous.lineIds : lineIds,
    totals: previous && isSameShallow(previous.totals, totals) ? previous.totals : totals,
    ...(couponStanding && { couponStanding }),
    count: totals.totalNoOfItemsinCart + facts.pendingUnits,
    isSettled: isSettled(facts),
  }
}

/** The sums, with what the coupon takes off while it holds [26.6]. */
function price(lines: readonly CartLine[], { confirmed, coupon, note }: CartFacts, now: number) {
  const options = { shipping: confirmed.shipping, note }
  const totals = cartTotals(lines, options)
  if (coupon === null) return { totals }
  const couponStanding = standingOf(coupon, totals.totalPrice, now)
  if (couponStanding.status !== 'active') return { totals, couponStanding }
  const applied = { name: coupon.name, value: couponStanding.value }
  return { totals: cartTotals(lines, { ...options, coupon: applied }), couponStanding }
}

function isSettled({ hydrated, status, error, pending, isSyncing }: CartFacts): boolean {
  return hydrated && status === 'ready' && error === null && pending.length === 0 && !isSyncing
}

function statusOf(error: CartFacts['error']): CartLineView['status'] {
  if (error === null) return 'pending'
  return error === 'network/offline' ? 'waiting' : 'failed'
}

function toLineView(
  line: CartLine,
  isWaiting: boolean,
  { error }: CartFacts,
  previous: CartLineView | undefined,
): CartLineView {
  const view: CartLineView = {
    line: previous && isSameShallow(previous.line, line) ? previous.line : line,
    limits: quantityLimits(line),
    status: isWaiting ? statusOf(error) : 'settled',
    error: isWaiting ? error : null,
  }
  const isSame = previous?.line === view.line && previous.status === view.status && previous.error === view.error
  return isSame ? previous : view
}
