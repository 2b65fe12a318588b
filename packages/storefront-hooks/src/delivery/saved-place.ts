import type { DeliveryAddress } from '@krishi/storefront-core/address'
import type { AddressPort } from '../address/address-port.ts'
import type { Query } from '../query/index.ts'
import { defineQuery } from '../query/index.ts'
import type { Storefront } from '../storefront/create-storefront.ts'
import type { DeliveryPlace } from './place-store.ts'

/**
 * The place of the default address, for a server that knows who looks at a page [16.2]; null without one, and where it cannot be
 * had. Of the address it holds what is shown.
 */
export function savedPlaceOptions({ address }: { readonly address: AddressPort }): Query<DeliveryPlace | null> {
  return defineQuery<DeliveryPlace | null>({
    queryKey: ['delivery.savedPlace'],
    queryFn: async ({ signal }) => {
      const found = await address.readDefault({ signal })
      return found.ok ? toAddressPlace(found.value) : null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The place of the default address as it came with the page; null where none did. Asks for nothing. */
export function placeOfPage({ queries, ports }: Pick<Storefront, 'queries' | 'ports'>): DeliveryPlace | null {
  return queries.watch(savedPlaceOptions(ports)).getSnapshot().data ?? null
}

/** Where an address lies; null for none. */
export function toAddressPlace(address: Pick<DeliveryAddress, 'zip' | 'city'> | null): DeliveryPlace | null {
  return address && { pincode: address.zip, name: address.city, source: 'address' }
}
