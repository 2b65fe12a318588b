import { isValidPincode } from '@krishi/storefront-core/digits'
import type { Locale } from '@krishi/storefront-core/locale'
import { hasShape, isRecord, isText, parseJson } from '@krishi/storefront-core/shape'
import type { SafeStorage } from '../storage/index.ts'
import { localKeys } from '../storage/index.ts'
import type { DeliveryPlace } from './place-store.ts'

type Stored = Pick<DeliveryPlace, 'pincode' | 'name'>

const isStored = hasShape<Stored>({ pincode: isText, name: isText })

/** Remembers the place that the shopper chose on this device [16.2], and the language that its name was asked for in. */
export function keepChosenPlace(storage: SafeStorage, { pincode, name }: DeliveryPlace, language: Locale): void {
  storage.write(localKeys.pincode, JSON.stringify({ pincode, name, language }))
}

/** The place that the shopper chose on this device; null where there is none. */
export function readChosenPlace(storage: SafeStorage): DeliveryPlace | null {
  const stored = parseJson(storage.read(localKeys.pincode))
  if (!isStored(stored) || !isValidPincode(stored.pincode)) return null
  return { pincode: stored.pincode, name: stored.name, source: 'chosen' }
}

/** Whether the name of the chosen place was asked for in a language. */
export function isNamedIn(storage: SafeStorage, language: Locale): boolean {
  const stored = parseJson(storage.read(localKeys.pincode))
  return isRecord(stored) && stored['language'] === language
}
