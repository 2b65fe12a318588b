import { z } from '@hono/zod-openapi'
import type { OperationRoute } from '../http/operation-route.ts'
import type { ApiContext } from '../api-context.ts'
import { lookUpPincode } from './look-up-pincode.ts'
import * as schemas from './schemas.ts'

/** Where a pincode is [28.4]. */
export function pincodeLookupRoute(shop: ApiContext): OperationRoute<'address.pincodeLookup'> {
  return {
    name: 'address.pincodeLookup',
    summary: 'City, districts and state of a pincode.',
    limit: 'write',
    request: { path: z.object({ pincode: z.string().regex(/^\d{6}$/) }) },
    response: schemas.pincodeInfo,
    refusals: ['address/pincode-unknown'],
    handle: ({ path }, { language }) => lookUpPincode(shop, path.pincode, language),
  }
}
