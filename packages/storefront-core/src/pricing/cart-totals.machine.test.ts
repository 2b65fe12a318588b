import { describe, expect, it } from 'vitest'
import { aCartLine } from '../testing/fixtures.ts'
import { cartTotals } from './index.ts'

/** The core compiles without the types of any platform; the test runs on one that has this clock. */
declare const performance: { now(): number }

const shipping = { minCartValueForFreeShipping: 49_900, applicableShippingCharge: 7_000 }
const lines = Array.from({ length: 500 }, (_, index) =>
  aCartLine({ id: String(index), price: 100 * index, cartQty: 1 + (index % 5) }),
)

/** The least that any sum over the lines has to do: the same facts, read and added. */
function plainLoop(): number {
  let total = 0
  let units = 0
  let savings = 0
  for (const line of lines) {
    if (!line.isVariantAvailForSale || line.cartQty <= 0) continue
    total += line.price * line.cartQty
    units += line.cartQty
    if (line.compareAtPrice !== null && line.compareAtPrice > line.price)
      savings += (line.compareAtPrice - line.price) * line.cartQty
  }
  return total + units + savings
}

/** The fastest of many rounds, in ms: what is left when the machine does nothing else. */
function fastest(round: () => number): number {
  let best = Infinity
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const start = performance.now()
    for (let repeat = 0; repeat < 50; repeat += 1) round()
    best = Math.min(best, performance.now() - start)
  }
  return best
}

describe('cartTotals', () => {
  it('[25.7] sums 500 lines within twice a plain loop', () => {
    const totals = () => cartTotals(lines, { shipping }).payable
    fastest(totals)
    fastest(plainLoop)
    expect(fastest(totals)).toBeLessThan(2 * fastest(plainLoop))
  })
})
