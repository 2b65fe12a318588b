import type { SeedProduct, SeedVariant } from './types.ts'

/** What sells most keeps its price: only behind it are there discounts of products. */
const firstReduced = 61

/** Packs that cost less, in paise, are not reduced by an amount. */
const leastPrice = 10_000

const tenPercent = { type: 'percentage', value: 10 } as const
const tenRupees = { type: 'fixed', value: 1_000 } as const
const threePercentOnline = { roundingType: 'ceil', value: 3 } as const

/**
 * The packs of a product with the discounts of their own: in the festival sale a tenth or ten rupees in the cart [25.3], of new
 * arrivals three percent when they are paid online [25.4].
 */
export function withOwnDiscounts(
  variants: readonly SeedVariant[],
  { position, collectionHandles }: Pick<SeedProduct, 'position' | 'collectionHandles'>,
): SeedVariant[] {
  const isReduced = position >= firstReduced && collectionHandles.includes('festival-sale')
  const isPrepaidLess = position >= firstReduced && collectionHandles.includes('new-arrivals')
  const isByAmount = position % 8 === 5 && variants.every(({ price }) => price >= leastPrice)
  return variants.map((variant) => ({
    ...variant,
    discountProperties: isReduced ? (isByAmount ? tenRupees : tenPercent) : null,
    dynamicPrepaid: isPrepaidLess ? threePercentOnline : null,
  }))
}
