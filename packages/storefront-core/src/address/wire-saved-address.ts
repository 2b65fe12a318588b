import { hasShape, isFlag, isText } from '../shape/index.ts'
import type { DeliveryAddress, SavedAddress } from './address.ts'
import { wireAddressShape } from './wire-address.ts'
import type { WireAddress } from './wire-address.ts'

/** An address of the book on the wire. */
export interface WireSavedAddress extends WireAddress, Omit<SavedAddress, keyof DeliveryAddress> {}

/** An address of an answer about the book. */
export const isWireSavedAddress = hasShape<WireSavedAddress>({
  ...wireAddressShape,
  id: isText,
  name: isText,
  isDefault: isFlag,
})
