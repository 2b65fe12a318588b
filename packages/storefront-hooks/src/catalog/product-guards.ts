import type { AdvancePayment, NetQuantity, RatingSummary } from '@krishi/storefront-core/catalog'
import type { ProductPayload, VariantPayload } from '@krishi/storefront-core/contract'
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
import { isLocalizedText } from './text-guard.ts'
import { isDiscountProperties, isDynamicPrepaid, isInventoryManagement, isInventoryPolicy } from './sale-guards.ts'

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
