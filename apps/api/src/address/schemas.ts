import type { PincodeInfo, WireAddress } from '@krishi/storefront-core/address'
import { z } from '@hono/zod-openapi'

const line = z.string().max(500)

/** Only the shape; whether it can be delivered to is core's to say. */
export const deliveryAddress = z
  .object({
    lastName: line,
    firstName: line,
    company: line.nullable(),
    address1: line,
    address2: line,
    city: line,
    province: line,
    zip: line,
    phone: line,
    country: z.literal('India'),
    countryCode: z.literal('IN'),
  })
  .openapi('DeliveryAddress') satisfies z.ZodType<WireAddress>

/** A district's name in each language. */
const names = z.array(z.string()).exactOptional()

export const pincodeInfo = z
  .object({
    pincode: z.string(),
    city: z.string(),
    district: z.string(),
    state: z.string(),
    names,
    provinceId: z.string(),
    otherPlaces: z.array(z.object({ district: z.string(), provinceId: z.string(), names })),
  })
  .openapi('PincodeInfo') satisfies z.ZodType<PincodeInfo>
