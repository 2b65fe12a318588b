import type { Variant } from './product.ts'
import { unitPrice } from './unit-price.ts'

/**
 * The id of the pack with the lowest unit price; null where there is nothing to compare: fewer than two packs in the same
 * measure, or all at the same unit price. Of several that share the lowest it is the one with the smaller outlay.
 *
 * @param variants Those that are for sale: a mark on one that cannot be bought would only annoy.
 */
export function bestValue(
  variants: readonly Pick<Variant, 'id' | 'price' | 'packCount' | 'netQuantity'>[],
): string | null {
  const priced = variants.flatMap((variant) => {
    const each = unitPrice(variant)
    return each ? [{ id: variant.id, price: variant.price, amount: each.amount, unit: each.per.unit }] : []
  })
  const [first, ...others] = priced
  if (first === undefined || priced.length < variants.length) return null
  if (others.some(({ unit }) => unit !== first.unit)) return null
  if (others.every(({ amount }) => amount === first.amount)) return null
  return others.reduce((best, each) => (isBetter(each, best) ? each : best), first).id
}

interface Priced {
  readonly amount: number
  readonly price: number
}

function isBetter(each: Priced, best: Priced): boolean {
  return each.amount < best.amount || (each.amount === best.amount && each.price < best.price)
}
