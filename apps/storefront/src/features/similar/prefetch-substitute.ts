import { defaultVariant } from '@krishi/storefront-core/availability'
import { productOptions } from '@krishi/storefront-hooks/catalog'
import { alternativeOptions } from '@krishi/storefront-hooks/related'
import type { PageContext } from '../../shell/page.ts'
import { prefetchPart } from '../../shell/prefetch-part.ts'

/** Reads, for the server's page, what the island of the substitute shows [17.1]. The product has been read by then. */
export async function prefetchSubstitute(context: PageContext): Promise<void> {
  const { ports, queryClient, settings, locale, params, search } = context
  const product = queryClient.getQueryData(productOptions(ports, { handle: params['handle'] ?? '', locale }).queryKey)
  const query = new URLSearchParams(search)
  const variant = product && defaultVariant(product, query.get('variant') ?? undefined)
  if (!product || !variant) return
  const recommendedFor = query.get('rsf')
  const pack = { productId: product.productId, variantId: variant.id, locale }
  await Promise.all([
    settings.alternativeProduct.enableAlternativeProduct &&
      prefetchPart(queryClient.query(alternativeOptions(ports, pack))),
    recommendedFor !== null &&
      prefetchPart(queryClient.query(productOptions(ports, { handle: recommendedFor, locale }))),
  ])
}
