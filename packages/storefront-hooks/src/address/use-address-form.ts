import { useEffect } from 'react'
import { useStore } from 'zustand/react'
import type { Storefront } from '../storefront/create-storefront.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { AddressFormActions, AddressFormState, AddressFormStore, PincodeLookup } from './address-form-store.ts'
import { addressForms } from './address-forms.ts'
import { createAddressFormStore } from './create-address-form-store.ts'

/** The address form of a storefront: one for all its views, made when the first of them asks. */
export function addressFormOf(storefront: Storefront): AddressFormStore {
  const known = addressForms.get(storefront)
  if (known) return known
  const user = () => storefront.session.getState().user
  const store = createAddressFormStore({ ...storefront, port: storefront.ports.address, user })
  addressForms.set(storefront, store)
  return store
}

/** The address form: what is typed in it, and what can be done with it. Empty in the first render, then as it was left. */
export function useAddressDraft(): AddressFormState & AddressFormActions {
  const store = addressFormOf(useStorefront())
  const state = useStore(store)
  useEffect(() => store.hydrate(), [store])
  return { ...state, ...store.actions }
}

/** What is known of the pincode in the form [28.4]. */
export function usePincodeLookup(): PincodeLookup {
  return useStore(addressFormOf(useStorefront()), (form) => form.lookup)
}
