import { isValidPincode } from '@krishi/storefront-core/digits'
import { hasShape, isText, parseJson } from '@krishi/storefront-core/shape'
import type { SafeStorage } from '../storage/index.ts'
import { localKeys } from '../storage/index.ts'
import type { DeliveryPlace } from './place-store.ts'

type Stored = Pick<DeliveryPlace, 'pincode' | 'name'>

const isStored = hasShape<Stored>({ pincode: isText, name: isText })

/** Remembers the place that the shopper chose on this device [16.2]. */
export function keepChosenPlace(storage: SafeStorage, { pincode, name }: DeliveryPlace): void {
  storage.write(localKeys.pincode, JSON.stringify({ pincode, name } satisfies Stored))
}

/** The place that the shopper chose on this device; null where there is none. */
export function readChosenPlace(storage: SafeStorage): DeliveryPlace | null {
  const stored = parseJson(storage.read(localKeys.pincode))
  return isStored(stored) && isValidPincode(stored.pincode) ? { ...stored, source: 'chosen' } : null
}
