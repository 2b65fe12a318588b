import { createAddressFormStore } from '@krishi/storefront-hooks/address'
import type { AddressFormActions, AddressFormState } from '@krishi/storefront-hooks/address'
import { createSafeStorage } from '@krishi/storefront-hooks/storage'
import { useState, useSyncExternalStore } from 'react'
import { useShop } from './shop.ts'

const nobody = () => null

/**
 * An address of one element: it begins empty, asks neither the account nor the device, and what is typed in it is kept nowhere. Pages of
 * others are told no address that the shop knows.
 */
export function useOwnAddress(): AddressFormState & AddressFormActions {
  const { storefront } = useShop()
  const [store] = useState(() =>
    createAddressFormStore({
      ...storefront,
      port: storefront.ports.address,
      storage: createSafeStorage(),
      sessionStorage: createSafeStorage(),
      device: nobody,
      user: nobody,
    }),
  )
  return { ...useSyncExternalStore(store.subscribe, store.getState), ...store.actions }
}
