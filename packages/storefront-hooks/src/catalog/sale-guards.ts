import type {
  DiscountProperties,
  DynamicPrepaid,
  InventoryManagement,
  InventoryPolicy,
} from '@krishi/storefront-core/catalog'
import type { Guard } from '@krishi/storefront-core/shape'
import { hasShape, isOneOf, isPositive } from '@krishi/storefront-core/shape'

// What products and the lines of orders have in common, apart from products: a page of orders reads none.

/** Who counts the stock. */
export const isInventoryManagement: Guard<InventoryManagement> = isOneOf('shopify', null)

/** What happens at zero. */
export const isInventoryPolicy: Guard<InventoryPolicy> = isOneOf('deny', 'continue')

/** A rule for an amount off a price. */
export const isDiscountProperties = hasShape<DiscountProperties>({
  type: isOneOf('percentage', 'fixed'),
  value: isPositive,
})

/** What paying online saves. */
export const isDynamicPrepaid = hasShape<DynamicPrepaid>({
  roundingType: isOneOf('none', 'ceil', 'floor'),
  value: isPositive,
})
