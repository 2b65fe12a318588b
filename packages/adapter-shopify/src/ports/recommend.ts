import type { Product } from '@krishi/storefront-core/catalog'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { ok, type Result } from '@krishi/storefront-core/result'
import type { CallOptions } from '@krishi/storefront-hooks/http'
import { Recommendations, type ProductRecommendationIntent } from '../generated/operations.ts'
import { gidOf } from './ids.ts'
import { languageOf } from './language.ts'
import type { ShopifyCall } from './shopify-client.ts'
import { toCard } from './to-product.ts'

/** What is wanted of a recommendation. */
export interface Wish {
  readonly productId: string
  readonly intent: ProductRecommendationIntent
  readonly locale: Locale
}

/** At most ten products that Shopify recommends with one; none for a product that it does not know. */
export function recommend(
  call: ShopifyCall,
  { productId, intent, locale }: Wish,
  options?: CallOptions,
): Promise<Result<readonly Product[], PortErrorCode>> {
  const gid = gidOf('Product', productId)
  if (gid === null) return Promise.resolve(ok([]))
  return call(
    Recommendations,
    { productId: gid, intent, language: languageOf(locale) },
    ({ productRecommendations }) => (productRecommendations ?? []).map((card) => toCard(card, locale)),
    options,
  )
}
