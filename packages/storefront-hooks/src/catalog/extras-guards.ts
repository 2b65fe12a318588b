import type {
  CouponBanner,
  PlantProtection,
  ProductDeal,
  ProductQuestion,
  ProductVideo,
} from '@krishi/storefront-core/catalog'
import { hasShape, isListOf, isNullOr, isOneOf, isText } from '@krishi/storefront-core/shape'
import { isAbsentOr } from '../http/index.ts'
import { isLocalizedText } from './text-guard.ts'

/** What only a product's page shows, field by field. */
export const extrasFields = {
  faqs: isListOf(hasShape<ProductQuestion>({ id: isText, question: isLocalizedText, answer: isLocalizedText })),
  deals: isListOf(hasShape<ProductDeal>({ id: isText, title: isLocalizedText, detail: isLocalizedText })),
  videos: isListOf(hasShape<ProductVideo>({ embedVideoId: isText, title: isLocalizedText })),
  couponBanner: isNullOr(hasShape<CouponBanner>({ imageUrl: isText, title: isLocalizedText, link: isText })),
  purposeHtml: isNullOr(isLocalizedText),
  technicalText: isAbsentOr(isLocalizedText),
  plantProtection: isNullOr(
    hasShape<PlantProtection>({
      registrationNumber: isNullOr(isText),
      toxicity: isNullOr(isOneOf('red', 'yellow', 'blue', 'green')),
      antidote: isNullOr(isLocalizedText),
      leafletUrl: isNullOr(isText),
    }),
  ),
}
