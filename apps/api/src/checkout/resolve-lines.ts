import { quantityLimits, variantAvailability } from '@krishi/storefront-core/availability'
import type { CheckoutAdjustment } from '@krishi/storefront-core/checkout'
import type { CheckoutLine, QuotedLine, Translated } from '../database/schema/index.ts'
import type { Offer } from './offers.ts'

/** A line that can be ordered now: how many, of what, and the price when its checkout was made. */
export interface ResolvedLine {
  readonly offer: Offer
  readonly quantity: number
  readonly priceBefore: number
}

/** A change for the shopper to see, in all languages. */
export interface LineAdjustment extends Omit<CheckoutAdjustment, 'productTitle' | 'variantTitle'> {
  readonly productTitle: Translated
  readonly variantTitle: Translated
}

/** What is left of a checkout's lines today, and what changed since it was made [30.4]. */
export interface ResolvedLines {
  readonly lines: readonly ResolvedLine[]
  readonly adjustments: readonly LineAdjustment[]
}

/** One line a variant: what a payload names twice shares one stock. Lines without a quantity are dropped [22.3]. */
export function mergeQuantities(
  references: readonly { readonly variantId: string; readonly quantity: number }[],
): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>()
  for (const { variantId, quantity } of references) {
    if (quantity > 0) quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
  }
  return quantities
}

/** Holds a checkout's lines against today's catalogue: takes out what is not for sale [22.3], lowers to what is left, takes today's price. */
export function resolveLines(lines: readonly CheckoutLine[], offers: ReadonlyMap<string, Offer>): ResolvedLines {
  const resolved: ResolvedLine[] = []
  const adjustments: LineAdjustment[] = []
  for (const line of lines) {
    const adjust = (kind: CheckoutAdjustment['kind'], quantity: number) =>
      adjustments.push({ kind, quantity, productTitle: line.productTitle, variantTitle: line.variantTitle })
    const offer = offers.get(line.variantId)
    if (!offer || !variantAvailability(offer.variant).forSale) {
      adjust('removed', line.quantity)
      continue
    }
    const quantity = Math.min(line.quantity, quantityLimits(offer.variant).max)
    if (quantity < line.quantity) adjust('reduced', quantity)
    if (offer.variant.price !== line.price) adjust('price-changed', quantity)
    resolved.push({ offer, quantity, priceBefore: line.price })
  }
  return { lines: resolved, adjustments }
}

/** What the payment page shows of the lines, to be compared when the order comes. */
export function quoteOf(lines: readonly ResolvedLine[]): readonly QuotedLine[] {
  return lines.map(({ offer, quantity }) => ({ variantId: offer.variant.id, quantity, price: offer.variant.price }))
}

/** Whether an order of `lines` is what the shopper was shown. */
export function isAsQuoted(lines: readonly ResolvedLine[], quote: readonly QuotedLine[]): boolean {
  const now = quoteOf(lines)
  return (
    now.length === quote.length &&
    now.every((line, index) => {
      const shown = quote[index]
      return shown?.variantId === line.variantId && shown.quantity === line.quantity && shown.price === line.price
    })
  )
}
