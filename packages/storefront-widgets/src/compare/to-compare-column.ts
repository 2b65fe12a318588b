import { comparedFacts } from '@krishi/storefront-core/compare'
import type { ProductDetail } from '@krishi/storefront-core/catalog'
import { toNetQuantity } from '@krishi/storefront-core/dose'
import type { CompareColumn } from '@krishi/storefront-ui/compare'

/** The column of a product in a comparison. */
export function toCompareColumn(product: ProductDetail, href: string): CompareColumn {
  const { variant, isForSale, lowestUnitPrice, composition } = comparedFacts(product)
  const { handle, dose } = product
  return {
    ...{ handle, href, product, variant, isForSale, composition },
    unitPrice: lowestUnitPrice,
    dose: dose && {
      kind: dose.kind,
      dose: { min: toNetQuantity(dose.min, dose.unit), max: toNetQuantity(dose.max, dose.unit) },
    },
  }
}
