import { hasShape, isNullOr, isOneOf, isText, parseJson } from '../shape/index.ts'
import type { DeliveryAddress } from './address.ts'

/** An address as the server, an order and local storage keep it [28.8]. */
export const isDeliveryAddress = hasShape<DeliveryAddress>({
  lastName: isText,
  firstName: isText,
  company: isNullOr(isText),
  address1: isText,
  address2: isText,
  city: isText,
  province: isText,
  zip: isText,
  phone: isText,
  country: isOneOf('India'),
  countryCode: isOneOf('IN'),
})

/** Reads the address that storage keeps under `checkoutAddress`: its text, or whatever was there; null for anything corrupt [07.3]. */
export function parseStoredAddress(stored: unknown): DeliveryAddress | null {
  const value = parseJson(stored)
  return isDeliveryAddress(value) ? value : null
}
