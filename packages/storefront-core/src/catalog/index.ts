export type { Banner, CarouselItem, TileItem } from './content.ts'
export { bestValue } from './best-value.ts'
export { commonCategories } from './common-categories.ts'
export { compositionOf, isPesticide, technicalTextOf } from './composition.ts'
export type { Composition } from './composition.ts'
export { descriptionVideo } from './description-video.ts'
export type { LocalizedText } from './localized-text.ts'
export { plainProduct, plainVariant } from './plain-product.ts'
export type { ProductFacts, VariantFacts } from './plain-product.ts'
export type { PlantProtection, ToxicityClass } from './plant-protection.ts'
export type { CouponBanner, ProductDeal, ProductExtras, ProductQuestion, ProductVideo } from './product-extras.ts'
export { discountBadge, discountPercent } from './discount.ts'
export { isLongEnough, readSearchTerm } from './search-term.ts'
export { recentlyViewed, recentlyViewedLimit, withViewed } from './recently-viewed.ts'
export { cheaperThanAll, findSubstitute, isRatingShown, isSubstitute, sharedContent } from './substitute.ts'
export type { Substitute } from './substitute.ts'
export { tileLink, tileTitle } from './tiles.ts'
export { unitPrice } from './unit-price.ts'
export type { UnitPrice } from './unit-price.ts'
export type {
  AdvancePayment,
  Collection,
  DiscountProperties,
  DynamicPrepaid,
  InventoryManagement,
  InventoryPolicy,
  NetQuantity,
  Product,
  ProductCategory,
  ProductDetail,
  RatingSummary,
  Variant,
} from './product.ts'
