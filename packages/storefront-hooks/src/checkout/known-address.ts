import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { addressOnDevice } from '../address/address-forms.ts'
import { defaultOfBook } from '../address/default-of-book.ts'
import type { Storefront } from '../storefront/create-storefront.ts'

/** The address of an order: the one on this device, or the default of the address book; null where neither is known. */
export async function knownAddress(storefront: Storefront): Promise<DeliveryAddress | null> {
  return addressOnDevice(storefront) ?? (await defaultOfBook(storefront))
}
