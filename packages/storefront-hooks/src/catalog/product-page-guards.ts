import type { ProductCategory } from '@krishi/storefront-core/catalog'
import type { ProductDetailPayload, ProductPayload } from '@krishi/storefront-core/contract'
import type { Dose } from '@krishi/storefront-core/dose'
import type { Guard } from '@krishi/storefront-core/shape'
import { hasShape, isNullOr, isOneOf, isPositive, isText } from '@krishi/storefront-core/shape'
import { extrasFields } from './extras-guards.ts'
import { isProductPayload } from './product-guards.ts'
import { isLocalizedText } from './text-guard.ts'

/** Whether something is the collection of a product. */
export const isCategory = hasShape<ProductCategory>({ handle: isText, name: isLocalizedText })

type PageFields = Omit<ProductDetailPayload, keyof ProductPayload>

const hasPageFields = hasShape<PageFields>({
  descriptionHtml: isNullOr(isLocalizedText),
  overviewHtml: isNullOr(isLocalizedText),
  countryOfOrigin: isText,
  dose: isNullOr(
    hasShape<Dose>({
      kind: isOneOf('dose', 'seed-rate', 'count'),
      min: isPositive,
      max: isPositive,
      unit: isOneOf('g', 'ml', 'seed', 'piece'),
    }),
  ),
  category: isCategory,
  ...extrasFields,
})

/** The product of a product page, on the wire. */
export const isProductDetailPayload: Guard<ProductDetailPayload> = (value): value is ProductDetailPayload =>
  isProductPayload(value) && hasPageFields(value)
