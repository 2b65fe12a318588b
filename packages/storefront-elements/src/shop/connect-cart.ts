import { cartOperations } from '@krishi/storefront-core/contract'
import { ok } from '@krishi/storefront-core/result'
import { createHttpCartPort } from '@krishi/storefront-hooks/cart'
import type { CartPort } from '@krishi/storefront-hooks/cart'
import { systemClock } from '@krishi/storefront-hooks/clock'
import { createTableClient, platformFetch } from '@krishi/storefront-hooks/http'
import type { Place } from '../loader/place.ts'

const nobody = () => Promise.resolve(ok(null))

/** The calls of the cart over HTTP. Code of its own, which a page needs once something is in the cart. */
export function connectCart({ origin, locale }: Place): CartPort {
  return createHttpCartPort(
    createTableClient(cartOperations, {
      baseUrl: `${origin}/api`,
      fetch: platformFetch,
      locale,
      clock: systemClock,
      isOffline: () => !navigator.onLine,
      getSession: nobody,
      onUnauthorized: nobody,
    }),
  )
}
