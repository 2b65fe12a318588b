import { defaultVariant } from '@krishi/storefront-core/availability'
import type { Product } from '@krishi/storefront-core/catalog'
import { showsEstimate } from '@krishi/storefront-widgets/delivery-estimate'
import type { PageContext } from '../../shell/page.ts'
import { prefetchDelivery } from '../delivery/prefetch-delivery.ts'

/** Reads where the chosen pack would be brought, and when, where its page says that. */
export async function prefetchProductDelivery(context: PageContext, product: Product): Promise<void> {
  const variant = defaultVariant(product, new URLSearchParams(context.search).get('variant') ?? undefined)
  if (!variant || !showsEstimate(product, variant, context.settings)) return
  await prefetchDelivery(context, { productId: product.productId, variantId: variant.id })
}
