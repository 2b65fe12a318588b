import type { Guard } from '../shape/index.ts'
import { hasShape, isFlag, isText } from '../shape/index.ts'
import type { DeliveryAddress, SavedAddress } from './address.ts'
import { isDeliveryAddress } from './stored-address.ts'

const isOfBook = hasShape<Omit<SavedAddress, keyof DeliveryAddress>>({ id: isText, name: isText, isDefault: isFlag })

/** An address of an address book. */
export const isSavedAddress: Guard<SavedAddress> = (value): value is SavedAddress =>
  isDeliveryAddress(value) && isOfBook(value)

/** What of a saved address goes with a checkout: where the goods go, nothing of the book that it came from. */
export function toDeliveryAddress({ id: _id, name: _name, isDefault: _isDefault, ...address }: SavedAddress) {
  return address satisfies DeliveryAddress
}
