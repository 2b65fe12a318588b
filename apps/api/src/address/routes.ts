import { err, ok } from '@krishi/storefront-core/result'
import { eq } from 'drizzle-orm'
import { z } from '@hono/zod-openapi'
import { schema } from '../database/index.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import type { Shop } from '../shop.ts'
import * as schemas from './schemas.ts'

/** Where a pincode is [28.4]. */
export function pincodeLookupRoute({ database, settings }: Shop): OperationRoute<'address.pincodeLookup'> {
  return {
    name: 'address.pincodeLookup',
    summary: 'City, district and state of a pincode.',
    limit: 'write',
    request: { path: z.object({ pincode: z.string().regex(/^[1-9]\d{5}$/) }) },
    response: schemas.pincodeInfo,
    refusals: ['address/pincode-unknown'],
    async handle({ path }) {
      const { pincodes } = schema
      const [row] = await database.select().from(pincodes).where(eq(pincodes.pincode, path.pincode))
      const province = settings.provinces.find(({ id }) => id === row?.provinceId)
      if (!row || !province) return err('address/pincode-unknown')
      return ok({
        pincode: row.pincode,
        city: row.city,
        district: row.district,
        state: province.title,
        provinceId: province.id,
        otherDistricts: row.alternatives,
      })
    },
  }
}
