import type { ReverseGeocode } from '@krishi/storefront-core/address'
import type * as contract from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'

/** Ids and pincodes as anybody may send them; what is unknown is answered and not refused. */
const word = z.string().min(1).max(100)

export const estimateQuery = z.object({
  userExternalId: word.exactOptional(),
  pincode: z.string().max(20),
  productId: word,
  variantId: word,
})

export const estimate = z
  .object({ eta: z.string(), type: z.string() })
  .openapi('DeliveryEstimate') satisfies z.ZodType<contract.DeliveryEstimate>

/** Degrees; a query is text. */
export const coordinates = z.object({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
})

export const location = z
  .object({
    city: z.string(),
    state: z.string(),
    latitute: z.number(),
    longitude: z.number(),
    country: z.string(),
    pincode: z.string(),
  })
  .openapi('Location') satisfies z.ZodType<contract.Location>

export const reverseGeocode = z
  .object({ pincode: z.string(), displayAddress: z.string() })
  .openapi('ReverseGeocode') satisfies z.ZodType<ReverseGeocode>

export const ipLookup = z.object({ ip: z.string() }).openapi('IpLookup') satisfies z.ZodType<contract.IpLookup>

export const fromIpBody = z.object({ userId: z.string().max(100), ipResponse: z.object({ ip: z.string().max(45) }) })
