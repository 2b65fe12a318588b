import { useEffect } from 'react'
import { useStore } from 'zustand/react'
import { useEffectEvent } from '../react-compat.ts'
import type { Storefront } from '../storefront/create-storefront.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { AddressBookActions, AddressBookEvent, AddressBookState, AddressBookStore } from './address-book-store.ts'
import { createAddressBookStore } from './create-address-book-store.ts'

const stores = new WeakMap<Storefront, AddressBookStore>()

/** The address book of a storefront: one for all its views, made when the first of them asks. */
export function addressBookOf(storefront: Storefront): AddressBookStore {
  const known = stores.get(storefront)
  if (known) return known
  const store = createAddressBookStore({ ...storefront, port: storefront.ports.address })
  stores.set(storefront, store)
  return store
}

/** The address book as another view has read it, and what can be done with it. */
export function useBookState(): AddressBookState & AddressBookActions {
  const store = addressBookOf(useStorefront())
  return { ...useStore(store), ...store.actions }
}

/** The address book of whoever is signed in, read when a view asks for it, and what can be done with it [28.12]. */
export function useAddressBook(onEvent?: (event: AddressBookEvent) => void): AddressBookState & AddressBookActions {
  const store = addressBookOf(useStorefront())
  const book = useBookState()
  const told = useEffectEvent((event: AddressBookEvent) => onEvent?.(event))

  useEffect(() => {
    const stopListening = store.onEvent((event) => told(event))
    void store.actions.read()
    return stopListening
  }, [store])

  return book
}
