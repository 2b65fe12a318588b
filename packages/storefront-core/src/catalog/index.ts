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
