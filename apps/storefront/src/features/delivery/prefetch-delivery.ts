import { estimateOptions, savedPlaceOptions } from '@krishi/storefront-hooks/delivery'
import type { EstimateKey } from '@krishi/storefront-hooks/delivery'
import type { PageContext } from '../../shell/page.ts'
import { prefetchPart } from '../../shell/prefetch-part.ts'

/** A pack that an estimate is for. */
type EstimatedPack = Pick<EstimateKey, 'productId' | 'variantId'>

/**
 * Reads where the goods of whoever is signed in would be brought, and when [16.2]: it stands in the HTML, before any code runs.
 * Of a guest a server knows no place. What cannot be had, the browser asks for.
 */
export async function prefetchDelivery(
  { ports, queryClient, visitor }: Pick<PageContext, 'ports' | 'queryClient' | 'visitor'>,
  pack: EstimatedPack,
): Promise<void> {
  const who = await visitor?.()
  if (!who?.isSignedIn) return
  const place = await queryClient.query(savedPlaceOptions(ports))
  if (place) await prefetchPart(queryClient.query(estimateOptions(ports, { ...pack, pincode: place.pincode })))
}
