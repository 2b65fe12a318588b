import type { Guard } from '../shape/index.ts'
import { hasShape, isText } from '../shape/index.ts'
import type { DeliveryAddress } from './address.ts'

/** An address on the wire, in orders and on devices, which the shop neither divides by parts of a name nor by country [28.8]. */
export interface WireAddress extends Omit<DeliveryAddress, 'fullName'> {
  /** The full name, or what another client did not put into `firstName`. */
  readonly lastName: string
  readonly firstName: string
  readonly company: string | null
  readonly country: 'India'
  readonly countryCode: 'IN'
}

/** Something with a delivery address, as the wire has it. */
export type OnWire<Whole extends { readonly deliveryAddress: DeliveryAddress | null }> = Omit<
  Whole,
  'deliveryAddress'
> & { readonly deliveryAddress: WireAddress | Extract<Whole['deliveryAddress'], null> }

type WireAddressGuards = { readonly [Key in keyof WireAddress]: Guard<WireAddress[Key]> }

/** The guards of an address: of what is read. Company and country are thrown away. */
export const wireAddressShape = {
  lastName: isText,
  firstName: isText,
  address1: isText,
  address2: isText,
  city: isText,
  province: isText,
  zip: isText,
  phone: isText,
} as WireAddressGuards

/** An address of an answer or of storage. */
export const isWireAddress = hasShape<WireAddress>(wireAddressShape)

/** An address in the words of the shop, with all else that it has. */
export function fromWireAddress<Address extends WireAddress>({
  firstName,
  lastName,
  company: _company,
  country: _country,
  countryCode: _countryCode,
  ...address
}: Address) {
  return { ...address, fullName: `${firstName} ${lastName}`.trim() }
}

/** An address in the words of the wire. */
export function toWireAddress({ fullName: lastName, ...address }: DeliveryAddress): WireAddress {
  return { ...address, lastName, firstName: '', company: null, country: 'India', countryCode: 'IN' }
}
