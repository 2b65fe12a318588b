import type { Paise } from '../money/index.ts'

/** By how many percent a price is below the printed one, rounded [02.2]; 0 where there is no reduction. */
export function discountPercent(price: Paise, compareAtPrice: Paise | null): number {
  if (compareAtPrice === null || compareAtPrice <= price) return 0
  return Math.round(((compareAtPrice - price) * 100) / compareAtPrice)
}

/** The percentage of the discount badge, or null for no badge: there is one exactly when the printed price is higher [02.2]. */
export function discountBadge(price: Paise, compareAtPrice: Paise | null): number | null {
  return compareAtPrice !== null && compareAtPrice > price ? discountPercent(price, compareAtPrice) : null
}
