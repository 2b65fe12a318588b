import fc from 'fast-check'
import { sum } from '../money/index.ts'
import { priceOrder } from '../pricing/index.ts'
import { anyOrder, priceByHand } from './price-oracle.ts'

/**
 * Prices `runs` generated orders with the engine and by hand, and adds up the steps that the engine names.
 *
 * @throws At the first order on which they differ, with the smallest one that shows it.
 */
export function comparePrices(runs: number): void {
  fc.assert(
    fc.property(anyOrder, ([cart, terms]) => {
      const price = priceOrder(cart, terms)
      const byHand = priceByHand(cart, terms)
      const perLine = price.lines.map(
        (line) => line.lineTotal - line.productDiscount - line.couponShare - line.coinsShare - line.prepaidDiscount,
      )
      const isSame =
        price.totals.payable === byHand.payable &&
        price.dueNow === byHand.dueNow &&
        price.coins.coins === byHand.coins &&
        perLine.join() === byHand.perLine.join()
      return isSame && sum(price.steps.map(({ amount }) => amount)) === price.totals.payable
    }),
    { numRuns: runs },
  )
}
