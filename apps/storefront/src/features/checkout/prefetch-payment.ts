import { checkoutOptions } from '@krishi/storefront-hooks/checkout'
import { offersOptions } from '@krishi/storefront-hooks/coupons'
import type { PageContext } from '../../shell/page.ts'
import { prefetchSignedIn } from '../account/prefetch-signed-in.ts'
import { prefetchPart } from '../../shell/prefetch-part.ts'

/**
 * Reads the checkout of a payment page on the server, if the cookie tells whose it is, so that the client needs no code to read
 * it.
 */
export async function prefetchPayment(context: PageContext): Promise<void> {
  const { ports, queryClient, locale, params, visitor } = context
  if (!(await visitor?.())) return
  const checkoutId = params['checkoutId'] ?? ''
  await Promise.all([
    prefetchSignedIn(context),
    prefetchPart(queryClient.query(checkoutOptions(ports, { checkoutId, locale }))),
    prefetchPart(queryClient.query(offersOptions(ports, { checkoutId, locale }))),
  ])
}
