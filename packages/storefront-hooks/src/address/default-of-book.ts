import type { DeliveryAddress } from '@krishi/storefront-core/address'
import { toDeliveryAddress } from '@krishi/storefront-core/address'
import type { Storefront } from '../storefront/create-storefront.ts'

/** The default address of whoever is signed in; null for a guest, who has no book [03.5], and where it cannot be had. */
export async function defaultOfBook({
  ports,
  session,
}: Pick<Storefront, 'ports' | 'session'>): Promise<DeliveryAddress | null> {
  const opened = await session.open()
  if (!opened.ok || opened.value.isGuestUser) return null
  const found = await ports.address.readDefault()
  return found.ok && found.value ? toDeliveryAddress(found.value) : null
}
