export type { CarouselItem, TileItem } from './content.ts'
export { discountBadge, discountPercent } from './discount.ts'
export { unitPrice } from './unit-price.ts'
export type { UnitPrice } from './unit-price.ts'
export type {
  AdvancePayment,
  Collection,
  DiscountProperties,
  DynamicPrepaid,
  InventoryManagement,
  InventoryPolicy,
  LocalizedText,
  NetQuantity,
  Product,
  ProductDetail,
  RatingSummary,
  Variant,
} from './product.ts'
