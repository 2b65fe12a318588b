import type { OrderLine } from '@krishi/storefront-core/checkout'
import { hasShape, isCount, isFlag, isNullOr, isText } from '@krishi/storefront-core/shape'
import {
  isDiscountProperties,
  isDynamicPrepaid,
  isInventoryManagement,
  isInventoryPolicy,
} from '../catalog/product-guards.ts'
import { isAbsentOr, isInteger } from '../http/index.ts'

/** One line of a checkout or an order [23.5]. */
export const isOrderLine = hasShape<OrderLine>({
  productId: isText,
  variantId: isText,
  merchandiseId: isAbsentOr(isText),
  deeplinkUrl: isAbsentOr(isText),
  productTitle: isText,
  variantTitle: isText,
  imageUrl: isText,
  productType: isText,
  vendorName: isText,
  productHandle: isText,
  price: isCount,
  newPrice: isCount,
  quantity: isCount,
  availableQuantity: isInteger,
  isAvailableForSale: isFlag,
  inventoryManagement: isInventoryManagement,
  inventoryPolicy: isInventoryPolicy,
  maxCount: isCount,
  dynamicPrepaid: isNullOr(isDynamicPrepaid),
  discountProperties: isNullOr(isDiscountProperties),
  skuSpecialDiscountAmount: isCount,
})
