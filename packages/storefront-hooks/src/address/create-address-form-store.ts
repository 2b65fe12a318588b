import { decodeAddress, emptyAddressDraft } from '@krishi/storefront-core/address'
import { complianceOf } from '@krishi/storefront-core/compliance'
import { editPhone } from '@krishi/storefront-core/digits'
import type { SessionUser } from '@krishi/storefront-core/session'
import type { Settings } from '@krishi/storefront-core/settings'
import { createStore } from 'zustand/vanilla'
import type { Clock } from '../clock/index.ts'
import type { DeviceLocation } from '../delivery/device-location.ts'
import type { SafeStorage } from '../storage/index.ts'
import type { AddressFormActions, AddressFormState, AddressFormStore } from './address-form-store.ts'
import type { AddressPort } from './address-port.ts'
import { createAddressLocator } from './create-address-locator.ts'
import { createPincodeLookup } from './create-pincode-lookup.ts'
import { createKeptForm } from './kept-form.ts'

/** The dependencies of the address form. */
export interface AddressFormOptions {
  readonly port: Pick<AddressPort, 'pincodeLookup' | 'reverseGeocode'>
  /** Local storage: the remembered address. */
  readonly storage: SafeStorage
  /** Session storage: the draft. It ends with the tab, because a phone may be shared. */
  readonly sessionStorage: SafeStorage
  readonly settings: Pick<Settings, 'compliance'>
  readonly device: () => DeviceLocation | null
  /** Whoever is signed in: a new address begins with that name and number. Null where nobody is known. */
  readonly user: () => SessionUser | null
  readonly clock: Pick<Clock, 'after' | 'now'>
}

const untouched = { lookup: { status: 'idle' }, location: { status: 'idle' } } as const

/** Creates the address form: the draft, its pincode look-up, and the address that comes out of it. */
export function createAddressFormStore(options: AddressFormOptions): AddressFormStore {
  const { isAddressRemembered, mayLocateUnasked } = complianceOf(options.settings)
  // The specification ticks the box [28.1]; Indian law asks for consent that is given, not withdrawn.
  const store = createStore<AddressFormState>(() => ({
    ...untouched,
    hydrated: false,
    draft: emptyAddressDraft,
    draftOf: '',
    remember: isAddressRemembered,
    isKept: false,
    address: null,
  }))
  const { commit, restore, begin, ...kept } = createKeptForm(store, options)
  const { lookUp, changePin, judgeAgain, withItsState } = createPincodeLookup(options.port, store, commit)
  const locator = createAddressLocator({ ...options, store, lookUp })

  function hydrate() {
    if (restore()) judgeAgain()
  }

  const actions: AddressFormActions = {
    ...kept,
    change(field, value) {
      hydrate()
      if (field === 'pinCode') return changePin(value)
      const { draft } = store.getState()
      const changed = { ...draft, [field]: field === 'mobileNo' ? editPhone(value, draft.mobileNo) : value }
      commit({ draft: field === 'district' ? withItsState(changed) : changed })
    },
    setRemember(remember) {
      hydrate()
      commit({ remember })
    },
    edit(address) {
      hydrate()
      commit({ draft: decodeAddress(address), ...untouched })
      judgeAgain()
    },
    open(draftOf, address) {
      hydrate()
      if (store.getState().draftOf === draftOf) return
      kept.dropDraft()
      store.setState({ draft: begin(address), draftOf, ...untouched })
      judgeAgain()
    },
    locate() {
      hydrate()
      return locator.locate()
    },
    async locateIfGranted() {
      hydrate()
      if (mayLocateUnasked) await locator.locateIfGranted()
    },
  }

  return {
    actions,
    hydrate,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
  }
}
