import type { AddressToKeep } from './address.ts'

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
  readonly isDefaultAddressUpdated?: true | undefined
  readonly isDeleted: false
  readonly country: 'India'
  readonly countryCode: 'IN'
  readonly countryName: 'India'
  readonly addressExternalId: 0
  /** The address that is changed; absent for a new one. */
  readonly id?: string | undefined
}

/** The body that keeps an address [28.8], as another one or in place of the one that `id` names. */
export function toSavePayload({ owner, fullName: name, ...address }: AddressToKeep, id?: string): AddressSavePayload {
  return {
    ...address,
    userId: owner.userId,
    // Our own ids are no numbers; the field belongs to the platform that the payload was made for.
    userExternalId: Number(owner.userExternalId) || 0,
    lastName: name,
    name,
    isDefaultAddressUpdated: address.isDefault || undefined,
    isDeleted: false,
    country: 'India',
    countryCode: 'IN',
    countryName: 'India',
    addressExternalId: 0,
    id,
  }
}
