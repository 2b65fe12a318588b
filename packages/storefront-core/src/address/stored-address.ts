import { parseJson } from '../shape/index.ts'
import type { DeliveryAddress } from './address.ts'
import { fromWireAddress, isWireAddress } from './wire-address.ts'

/** Reads the address that storage keeps under `checkoutAddress`: its text, or whatever was there; null for anything corrupt [07.3]. */
export function parseStoredAddress(stored: unknown): DeliveryAddress | null {
  const value = parseJson(stored)
  return isWireAddress(value) ? fromWireAddress(value) : null
}
