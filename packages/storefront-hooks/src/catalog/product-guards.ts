import type { AdvancePayment, NetQuantity, ProductCategory, RatingSummary } from '@krishi/storefront-core/catalog'
import type { Dose } from '@krishi/storefront-core/dose'
import type { ProductDetailPayload, ProductPayload, VariantPayload } from '@krishi/storefront-core/contract'
import type { Guard } from '@krishi/storefront-core/shape'
import {
  hasShape,
  isCount,
  isFlag,
  isListOf,
  isNullOr,
  isOneOf,
  isPositive,
  isText,
} from '@krishi/storefront-core/shape'
import { isAbsentOr, isInteger, isMapOf } from '../http/index.ts'
import { extrasFields } from './extras-guards.ts'
import { isDiscountProperties, isDynamicPrepaid, isInventoryManagement, isInventoryPolicy } from './sale-guards.ts'
import { isLocalizedText } from './text-guard.ts'

export { isLocalizedText } from './text-guard.ts'

const isVariantPayload = hasShape<VariantPayload>({
  id: isText,
  sku: isText,
  title: isLocalizedText,
  price: isCount,
  compareAtPrice: isNullOr(isCount),
  packCount: isCount,
  netQuantity: isNullOr(
    hasShape<NetQuantity>({ value: isPositive, unit: isOneOf('g', 'kg', 'ml', 'l', 'piece', 'seed') }),
  ),
  inventoryQuantity: isInteger,
  inventoryManagement: isInventoryManagement,
  inventoryPolicy: isInventoryPolicy,
  maxCount: isCount,
  discountProperties: isNullOr(isDiscountProperties),
  dynamicPrepaid: isNullOr(isDynamicPrepaid),
  advancePayment: isNullOr(
    hasShape<AdvancePayment>({
      isAdvanceAmountPayable: isFlag,
      advAmount: isCount,
      type: isOneOf('percentage', 'fixed'),
      value: isPositive,
      condition: isText,
    }),
  ),
  position: isInteger,
})

/** A product of a listing or of the cart's prices, on the wire. */
export const isProductPayload = hasShape<ProductPayload>({
  productId: isText,
  handle: isText,
  productName: isLocalizedText,
  productKind: isAbsentOr(isLocalizedText),
  oldProductTitle: isAbsentOr(isText),
  bhCode: isAbsentOr(isText),
  saleLabel: isAbsentOr(isLocalizedText),
  vendorName: isLocalizedText,
  productType: isText,
  productClassification: isText,
  technicalContent: isText,
  status: isOneOf('active', 'archived'),
  productImages: isListOf(isText),
  position: isInteger,
  rating: hasShape<RatingSummary>({ average: isPositive, reviewCount: isCount }),
  mapVariant: isMapOf(isVariantPayload),
})

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
