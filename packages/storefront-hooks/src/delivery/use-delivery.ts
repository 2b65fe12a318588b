import type { DeliveryEta } from '@krishi/storefront-core/delivery'
import { useEffect } from 'react'
import { useStore } from 'zustand/react'
import type { Query, Remote } from '../query/index.ts'
import { defineQuery, useRemote, valueOf } from '../query/index.ts'
import { useSession } from '../session/index.ts'
import type { Storefront } from '../storefront/create-storefront.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { defaultOfBook } from '../address/default-of-book.ts'
import { createPlaceStore } from './create-place-store.ts'
import type { DeliveryPort, EstimateKey } from './delivery-port.ts'
import type { PlaceActions, PlaceState, PlaceStore } from './place-store.ts'
import { placeOfPage } from './saved-place.ts'

const stores = new WeakMap<Storefront, PlaceStore>()

/** The delivery place of a storefront: one for all its views, made when the first of them asks. */
export function placeOf(storefront: Storefront): PlaceStore {
  const known = stores.get(storefront)
  if (known) return known
  const userId = () => {
    const { user } = storefront.session.getState()
    return user?.userId || user?.guestUserId || ''
  }
  const savedAddress = () => defaultOfBook(storefront)
  const store = createPlaceStore({ ...storefront, userId, savedAddress, placeOfPage: placeOfPage(storefront) })
  storefront.session.subscribe(({ user }, { user: before }) => {
    if (user && !user.isGuestUser && user.userId !== before?.userId) void store.findSaved()
  })
  stores.set(storefront, store)
  return store
}

/** The place of delivery estimates: chosen, or from the saved address, the device or the network address [16.2]. */
export function useDeliveryPlace(): PlaceState & PlaceActions {
  const store = placeOf(useStorefront())
  const state = useStore(store)
  useEffect(() => void store.find(), [store])
  return { ...state, ...store.actions }
}

/** How long an estimate is shown without asking again, in ms. */
const staleMs = 600_000

/** When a variant could arrive [16.6]. */
export function estimateOptions(
  { delivery }: { readonly delivery: DeliveryPort },
  key: EstimateKey,
): Query<DeliveryEta> {
  const { pincode, productId, variantId, userExternalId } = key
  return defineQuery<DeliveryEta>({
    queryKey: ['delivery.estimatedDelivery', pincode, productId, variantId, userExternalId ?? ''],
    queryFn: ({ signal }) => valueOf(delivery.estimatedDelivery(key, { signal })),
    staleTime: staleMs,
  })
}

/** When a variant could arrive at a pincode [16.4]. Without a pincode nothing is asked. */
export function useDeliveryEstimate({
  pincode,
  ...what
}: Omit<EstimateKey, 'userExternalId' | 'pincode'> & { readonly pincode: string | null }): Remote<DeliveryEta> {
  const { ports } = useStorefront()
  const userExternalId = useSession().user?.userExternalId
  const key = pincode === null ? null : { ...what, pincode, ...(userExternalId ? { userExternalId } : {}) }
  return useRemote(key && estimateOptions(ports, key))
}
