import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { toDeliveryAddress } from '@krishi/storefront-core/address'
import { addressOnDevice } from '../address/address-forms.ts'
import type { Storefront } from '../storefront/create-storefront.ts'

/** The address that an order would go to: the one on this device, or the default of her book; null where neither is known. */
export async function knownAddress(storefront: Storefront): Promise<DeliveryAddress | null> {
  return addressOnDevice(storefront) ?? (await defaultOfBook(storefront))
}

/** The default address of whoever is signed in; null for a guest, who has no book [03.5], and where it cannot be had. */
async function defaultOfBook({ ports, session }: Storefront): Promise<DeliveryAddress | null> {
  const opened = await session.open()
  if (!opened.ok || opened.value.isGuestUser) return null
  const found = await ports.address.readDefault()
  return found.ok && found.value ? toDeliveryAddress(found.value) : null
}
