import type { PincodeInfo } from '@krishi/storefront-core/address'
import type { Locale } from '@krishi/storefront-core/locale'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import type { ApiContext } from '../api-context.ts'
import { findPincode } from './find-pincode.ts'
import { localizePincode } from './localize-place.ts'

/** Where a pincode is, with names in the language of who asks [28.4]. */
export async function lookUpPincode(
  { database, settings }: Pick<ApiContext, 'database' | 'settings'>,
  pincode: string,
  language: Locale,
): Promise<Result<PincodeInfo, 'address/pincode-unknown'>> {
  const found = await findPincode(database, settings, pincode)
  return found ? ok(localizePincode(found, language)) : err('address/pincode-unknown')
}
