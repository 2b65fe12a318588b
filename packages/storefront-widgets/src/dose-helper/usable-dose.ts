import type { ProductDetail } from '@krishi/storefront-core/catalog'
import { isDosedBy } from '@krishi/storefront-core/dose'
import type { Dose } from '@krishi/storefront-core/dose'

/** The dose of a product that a calculator can work with: one that at least one of its packs can be measured against. */
export function usableDose({ dose, variants }: Pick<ProductDetail, 'dose' | 'variants'>): Dose | null {
  return dose && variants.some((variant) => isDosedBy(dose, variant)) ? dose : null
}
