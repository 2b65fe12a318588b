import type { DeliveryAddress, SavedAddress } from './address.ts'

/** What of a saved address goes with a checkout: where the goods go, nothing of the book that it came from. */
export function toDeliveryAddress({ id: _id, name: _name, isDefault: _isDefault, ...address }: SavedAddress) {
  return address satisfies DeliveryAddress
}
