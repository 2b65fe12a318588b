import type { SafeStorage } from '../storage/index.ts'
import { localKeys } from '../storage/index.ts'

/** Whether this device has an order that is not done with yet. Apart from the checkout, whose code a first page does not carry. */
export function hasOpenOrder({ storage }: { readonly storage: SafeStorage }): boolean {
  return storage.read(localKeys.orderIntents) !== null
}
