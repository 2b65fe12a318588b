import type { OrderLine } from '@krishi/storefront-core/checkout'
import type { CouponStanding } from '@krishi/storefront-core/coupons'
import { hasShape, isCount, isFlag, isNullOr, isOneOf, isText } from '@krishi/storefront-core/shape'
import type { Guard } from '@krishi/storefront-core/shape'
import {
  isDiscountProperties,
  isDynamicPrepaid,
  isInventoryManagement,
  isInventoryPolicy,
} from '../catalog/sale-guards.ts'
import { isAbsentOr, isInteger } from '../http/index.ts'

const isActive = hasShape<Extract<CouponStanding, { status: 'active' }>>({ status: isOneOf('active'), value: isCount })
const isWaiting = hasShape<Extract<CouponStanding, { status: 'below-minimum' }>>({
  status: isOneOf('below-minimum'),
  missing: isCount,
})
const isOver = hasShape<Exclude<CouponStanding, { status: 'active' | 'below-minimum' }>>({
  status: isOneOf('unknown', 'expired', 'used-up'),
})

/** How the coupon of a checkout stands [26.6]. */
export const isCouponStanding: Guard<CouponStanding> = (value): value is CouponStanding =>
  isActive(value) || isWaiting(value) || isOver(value)

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
