import type { AddressSavePayload, WireSavedAddress } from '@krishi/storefront-core/address'
import type { AddressSaveResponse } from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'
import { deliveryAddress } from '../address/schemas.ts'

const line = z.string().max(500)

/** The body names the shopper too; that is ignored, because the token identifies the shopper. */
export const saveBody = z
  .object({
    userId: z.string().max(100),
    userExternalId: z.number(),
    lastName: line,
    name: line,
    address1: line,
    address2: line,
    city: line,
    province: line,
    zip: line,
    phone: line,
    isDefault: z.boolean(),
    isDefaultAddressUpdated: z.literal(true).exactOptional(),
    isDeleted: z.literal(false),
    country: z.literal('India'),
    countryCode: z.literal('IN'),
    countryName: z.literal('India'),
    addressExternalId: z.literal(0),
    id: z.string().max(64).exactOptional(),
  })
  .openapi('AddressSave') satisfies z.ZodType<AddressSavePayload>

const savedAddress = deliveryAddress
  .extend({ id: z.string(), name: z.string(), isDefault: z.boolean() })
  .openapi('SavedAddress') satisfies z.ZodType<WireSavedAddress>

export const addressList = z.object({ addresses: z.array(savedAddress) }).openapi('Addresses')

export const defaultAddress = z.object({ address: savedAddress.nullable() }).openapi('DefaultAddress')

export const saveResponse = z
  .object({ result: z.enum(['Success', 'Failure']), address: savedAddress.exactOptional() })
  .openapi('AddressSaved') satisfies z.ZodType<AddressSaveResponse>
