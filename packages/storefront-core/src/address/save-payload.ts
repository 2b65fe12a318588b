import { normalizePhone, normalizePincode } from '../digits/index.ts'
import type { AddressDraft } from './address.ts'
import { encodeLines } from './address-draft.ts'

/** The body that saves an address of a signed-in shopper [28.8]. */
export interface AddressSavePayload {
  readonly userId: string
  readonly userExternalId: number
  readonly lastName: string
  readonly name: string
  readonly address1: string
  readonly address2: string
  readonly city: string
  /** Province id. */
  readonly province: string
  readonly zip: string
  readonly phone: string
  readonly isDefault: boolean
  /** Sent when the address becomes the default. */
  readonly isDefaultAddressUpdated?: true
  readonly isDeleted: false
  readonly country: 'India'
  readonly countryCode: 'IN'
  readonly countryName: 'India'
  readonly addressExternalId: 0
  /** The address that is changed; absent for a new one. */
  readonly id?: string
}

/** Who saves an address, and how. */
export interface SaveAddressOptions {
  readonly userId: string
  readonly userExternalId: number
  /** Whether the make-default box is ticked. */
  readonly isDefault: boolean
  /** Where it is saved from: the checkout's list makes every address the default [28.8]. */
  readonly flow: 'address-book' | 'checkout-list'
  /** The address that is changed; none for a new one. */
  readonly id?: string
}

/** The save payload of a draft that `validateAddress` let pass. */
export function toSavePayload(draft: AddressDraft, options: SaveAddressOptions): AddressSavePayload {
  const isDefault = options.isDefault || options.flow === 'checkout-list'
  const name = draft.lastName.trim()
  return {
    userId: options.userId,
    userExternalId: options.userExternalId,
    lastName: name,
    name,
    ...encodeLines(draft),
    city: draft.city.trim(),
    province: draft.state,
    zip: normalizePincode(draft.pinCode),
    phone: normalizePhone(draft.mobileNo),
    isDefault,
    ...(isDefault && { isDefaultAddressUpdated: true }),
    isDeleted: false,
    country: 'India',
    countryCode: 'IN',
    countryName: 'India',
    addressExternalId: 0,
    ...(options.id !== undefined && { id: options.id }),
  }
}
