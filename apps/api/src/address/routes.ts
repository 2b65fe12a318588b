import { err, ok } from '@krishi/storefront-core/result'
import { z } from '@hono/zod-openapi'
import type { OperationRoute } from '../http/operation-route.ts'
import type { ApiContext } from '../api-context.ts'
import { findPincode } from './find-pincode.ts'
import { localizePincode } from './localize-place.ts'
import * as schemas from './schemas.ts'

/** Where a pincode is [28.4]. */
export function pincodeLookupRoute({ database, settings }: ApiContext): OperationRoute<'address.pincodeLookup'> {
  return {
    name: 'address.pincodeLookup',
    summary: 'City, districts and state of a pincode.',
    limit: 'write',
    request: { path: z.object({ pincode: z.string().regex(/^\d{6}$/) }) },
    response: schemas.pincodeInfo,
    refusals: ['address/pincode-unknown'],
    async handle({ path }, { language }) {
      const found = await findPincode(database, settings, path.pincode)
      return found ? ok(localizePincode(found, language)) : err('address/pincode-unknown')
    },
  }
}
