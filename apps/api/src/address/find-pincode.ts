import type { PincodeInfo } from '@krishi/storefront-core/address'
import type { Settings } from '@krishi/storefront-core/settings'
import { eq } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'

/** Where a pincode is [28.4]; null for one that nobody knows. */
export async function findPincode(
  database: Database,
  { provinces }: Pick<Settings, 'provinces'>,
  pincode: string,
): Promise<PincodeInfo | null> {
  const { pincodes } = schema
  const [row] = await database.select().from(pincodes).where(eq(pincodes.pincode, pincode))
  const province = provinces.find(({ id }) => id === row?.provinceId)
  if (!row || !province) return null
  const { city, district, alternatives, provinceId } = row
  const otherPlaces = alternatives.map((place) => (typeof place === 'string' ? { district: place, provinceId } : place))
  return { pincode, city, district, state: province.title, provinceId: province.id, otherPlaces }
}
