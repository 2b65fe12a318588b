import type { AddressDraft } from '@krishi/storefront-core/address'
import {
  applyPincodeInfo,
  changePincode,
  clearPincodeInfo,
  decodeAddress,
  emptyAddressDraft,
  encodeAddress,
} from '@krishi/storefront-core/address'
import { complianceOf } from '@krishi/storefront-core/compliance'
import { editPhone } from '@krishi/storefront-core/digits'
import type { Settings } from '@krishi/storefront-core/settings'
import { hasShape, isFlag, isText, parseJson } from '@krishi/storefront-core/shape'
import { createStore } from 'zustand/vanilla'
import type { Clock } from '../clock/index.ts'
import type { DeviceLocation } from '../delivery/device-location.ts'
import type { SafeStorage } from '../storage/index.ts'
import { sessionKeys } from '../storage/index.ts'
import type { AddressFormActions, AddressFormState, AddressFormStore } from './address-form-store.ts'
import type { AddressPort } from './address-port.ts'
import { createAddressLocator } from './create-address-locator.ts'
import { createKeptAddress } from './kept-address.ts'

/** What the address form is made of. */
export interface AddressFormOptions {
  readonly port: Pick<AddressPort, 'pincodeLookup' | 'reverseGeocode'>
  /** Local storage: the remembered address. */
  readonly storage: SafeStorage
  /** Session storage: the draft. It ends with the tab, because a phone may be shared. */
  readonly sessionStorage: SafeStorage
  readonly settings: Pick<Settings, 'compliance'>
  readonly device: () => DeviceLocation | null
  readonly clock: Pick<Clock, 'after' | 'now'>
}

interface StoredDraft {
  readonly draft: AddressDraft
  readonly remember: boolean
  readonly draftOf?: string | undefined
}

const pincodeLength = 6

/** Creates the address form: the draft, its pincode look-up, and the address that comes out of it. */
export function createAddressFormStore({
  port,
  storage,
  sessionStorage,
  settings,
  device,
  clock,
}: AddressFormOptions): AddressFormStore {
  const { isAddressRemembered, mayLocateUnasked } = complianceOf(settings)
  const kept = createKeptAddress({ storage, settings, clock })
  // The specification ticks the box [28.1]; Indian law asks for consent that is given, not withdrawn.
  const initial: AddressFormState = {
    hydrated: false,
    draft: emptyAddressDraft,
    draftOf: '',
    lookup: { status: 'idle' },
    location: { status: 'idle' },
    remember: isAddressRemembered,
    isKept: false,
    address: null,
  }
  const store = createStore<AddressFormState>(() => initial)

  function commit(changed: Partial<AddressFormState>) {
    store.setState(changed)
    const { draft, draftOf, remember } = store.getState()
    sessionStorage.write(sessionKeys.addressDraft, JSON.stringify({ draft, draftOf, remember } satisfies StoredDraft))
  }

  /** On a weak network an answer that gets lost is asked for once more before she has to type what it says. */
  async function askTwice(pincode: string) {
    const found = await port.pincodeLookup(pincode)
    return !found.ok && found.error.code.startsWith('network/') ? port.pincodeLookup(pincode) : found
  }

  async function lookUp(asked: AddressDraft) {
    commit({ draft: asked, lookup: { status: 'loading' } })
    const found = await askTwice(asked.pinCode)
    const { draft, lookup } = store.getState()
    // She has gone on to another pincode: this answer is about a place of the past.
    if (draft.pinCode !== asked.pinCode || lookup.status !== 'loading') return
    if (!found.ok) return commit({ draft: clearPincodeInfo(draft), lookup: { status: 'failed', error: found.error } })
    const filled = applyPincodeInfo(draft, found.value)
    commit({
      // What she typed while the answer was on its way is hers.
      draft: {
        ...filled,
        city: draft.city === asked.city ? filled.city : draft.city,
        district: draft.district === asked.district ? filled.district : draft.district,
      },
      lookup: { status: 'found', info: found.value },
    })
  }

  function changePin(typed: string) {
    const { draft } = store.getState()
    const changed = changePincode(draft, typed)
    if (changed.pinCode === draft.pinCode) return
    if (changed.pinCode.length === pincodeLength) void lookUp(changed)
    else commit({ draft: changed, lookup: { status: 'idle' } })
  }

  const locator = createAddressLocator({ port, device, clock, store, lookUp })

  function hydrate() {
    if (store.getState().hydrated) return
    const address = kept.read()
    const isKept = address !== null
    const stored = parseJson(sessionStorage.read(sessionKeys.addressDraft))
    // A box that she has ticked before is shown as she left it.
    const remembered = {
      draft: address ? decodeAddress(address) : initial.draft,
      remember: isAddressRemembered || isKept,
    }
    const { draft, draftOf = '', remember } = isStoredDraft(stored) ? stored : { ...remembered, draftOf: '' }
    store.setState({ hydrated: true, isKept, address, draft, draftOf, remember })
  }

  const actions: AddressFormActions = {
    change(field, value) {
      hydrate()
      if (field === 'pinCode') return changePin(value)
      const { draft } = store.getState()
      commit({ draft: { ...draft, [field]: field === 'mobileNo' ? editPhone(value, draft.mobileNo) : value } })
    },
    setRemember(remember) {
      hydrate()
      commit({ remember })
    },
    edit(address) {
      hydrate()
      commit({ draft: decodeAddress(address), lookup: { status: 'idle' }, location: { status: 'idle' } })
    },
    open(draftOf, address) {
      hydrate()
      if (store.getState().draftOf === draftOf) return
      sessionStorage.remove(sessionKeys.addressDraft)
      store.setState({
        draft: address ? decodeAddress(address) : emptyAddressDraft,
        draftOf,
        lookup: { status: 'idle' },
        location: { status: 'idle' },
      })
    },
    locate() {
      hydrate()
      return locator.locate()
    },
    async locateIfGranted() {
      hydrate()
      if (mayLocateUnasked) await locator.locateIfGranted()
    },
    submit() {
      const { draft, remember } = store.getState()
      const address = encodeAddress(draft)
      if (remember) kept.keep(address)
      else kept.forget()
      sessionStorage.remove(sessionKeys.addressDraft)
      store.setState({ address, isKept: remember })
      return address
    },
    forget() {
      kept.forget()
      sessionStorage.remove(sessionKeys.addressDraft)
      store.setState({ ...initial, hydrated: true })
    },
    reset() {
      sessionStorage.remove(sessionKeys.addressDraft)
      const { lookup, location, remember } = initial
      store.setState({ draft: emptyAddressDraft, draftOf: '', lookup, location, remember })
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

const isStoredDraft = hasShape<StoredDraft>({
  draft: hasShape<AddressDraft>({
    lastName: isText,
    mobileNo: isText,
    flathouseno: isText,
    address1: isText,
    pinCode: isText,
    city: isText,
    district: isText,
    state: isText,
    address2: isText,
  }),
  remember: isFlag,
  draftOf: (value): value is string | undefined => value === undefined || isText(value),
})
