import type { AddressDraft } from '@krishi/storefront-core/address'
import {
  applyPincodeInfo,
  changePincode,
  clearPincodeInfo,
  decodeAddress,
  emptyAddressDraft,
  encodeAddress,
  isNameOf,
  placeOfDistrict,
  toWireAddress,
} from '@krishi/storefront-core/address'
import { complianceOf } from '@krishi/storefront-core/compliance'
import { editPhone, isValidPincode, normalizePhone } from '@krishi/storefront-core/digits'
import type { SessionUser } from '@krishi/storefront-core/session'
import type { Settings } from '@krishi/storefront-core/settings'
import { hasShape, isFlag, isText, parseJson } from '@krishi/storefront-core/shape'
import { createStore } from 'zustand/vanilla'
import type { Clock } from '../clock/index.ts'
import { readChosenPlace } from '../delivery/chosen-place.ts'
import type { DeviceLocation } from '../delivery/device-location.ts'
import { accountOf } from '../session/account-of.ts'
import type { SafeStorage } from '../storage/index.ts'
import { sessionKeys } from '../storage/index.ts'
import type { AddressFormActions, AddressFormState, AddressFormStore } from './address-form-store.ts'
import type { AddressPort } from './address-port.ts'
import { createAddressLocator } from './create-address-locator.ts'
import { createKeptAddress } from './kept-address.ts'

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

interface StoredDraft {
  readonly draft: AddressDraft
  readonly remember: boolean
  readonly draftOf?: string | undefined
}

/** Creates the address form: the draft, its pincode look-up, and the address that comes out of it. */
export function createAddressFormStore({
  port,
  storage,
  sessionStorage,
  settings,
  device,
  user,
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

  /** A lost answer is asked for once more, so that a weak network seldom makes the shopper type the place. */
  async function askTwice(pincode: string) {
    const found = await port.pincodeLookup(pincode)
    return !found.ok && found.error.code.startsWith('network/') ? port.pincodeLookup(pincode) : found
  }

  async function lookUp(asked: AddressDraft) {
    commit({ draft: asked, lookup: { status: 'loading' } })
    await settle(asked, false)
  }

  /** An address that is there already was judged before, or never: the pincode decides, and keeps of it what it can. */
  function judgeAgain() {
    const { draft, lookup } = store.getState()
    if (lookup.status !== 'idle' || !isValidPincode(draft.pinCode)) return
    store.setState({ lookup: { status: 'loading' } })
    void settle(draft, true)
  }

  async function settle(asked: AddressDraft, isKept: boolean) {
    const found = await askTwice(asked.pinCode)
    const { draft, lookup } = store.getState()
    // Stale answer: the pincode changed.
    if (draft.pinCode !== asked.pinCode || lookup.status !== 'loading') return
    if (!found.ok) {
      const isKnownSoFar = isKept && found.error.code !== 'address/pincode-unknown'
      const failed = { status: 'failed', error: found.error } as const
      return commit({ draft: isKnownSoFar ? draft : clearPincodeInfo(draft), lookup: failed })
    }
    const filled = applyPincodeInfo(draft, found.value)
    const place = placeOfDistrict(found.value, draft)
    const isSamePlace = place?.provinceId === draft.state
    // The city is the shopper's where it was typed while the answer was on its way, or came with the place.
    const ownsCity = isKept ? isSamePlace && draft.city !== '' : draft.city !== asked.city
    // A town that has the district's name is written as the district is: the address may be of a page in another language.
    const ownCity = place && isNameOf(place, draft.city) ? place.district : draft.city
    commit({
      draft: { ...filled, city: ownsCity ? ownCity : filled.city },
      lookup: { status: 'found', info: found.value },
    })
  }

  function changePin(typed: string) {
    const { draft } = store.getState()
    const changed = changePincode(draft, typed)
    if (changed.pinCode === draft.pinCode) return
    if (isValidPincode(changed.pinCode)) void lookUp(changed)
    else commit({ draft: changed, lookup: { status: 'idle' } })
  }

  /** A pincode of two states is one of a district each: choosing the district chooses the state. */
  function withItsState(draft: AddressDraft): AddressDraft {
    const { lookup } = store.getState()
    return lookup.status === 'found' ? { ...applyPincodeInfo(draft, lookup.info), city: draft.city } : draft
  }

  const locator = createAddressLocator({ port, device, clock, store, lookUp })

  /** What a new address begins with: name and number of the account, and the pincode that a delivery was asked for. */
  function beginDraft(): AddressDraft {
    const { name = '', mobileNumber = '' } = accountOf(user()) ?? {}
    const pinCode = readChosenPlace(storage)?.pincode ?? ''
    return { ...emptyAddressDraft, lastName: name, mobileNo: normalizePhone(mobileNumber), pinCode }
  }

  function hydrate() {
    if (store.getState().hydrated) return
    const address = kept.read()
    const isKept = address !== null
    const stored = parseJson(sessionStorage.read(sessionKeys.addressDraft))
    // A box that was ticked before is shown ticked.
    const remembered = {
      draft: address ? decodeAddress(address) : beginDraft(),
      remember: isAddressRemembered || isKept,
    }
    const { draft, draftOf = '', remember } = isStoredDraft(stored) ? stored : { ...remembered, draftOf: '' }
    store.setState({ hydrated: true, isKept, address, draft, draftOf, remember })
    judgeAgain()
  }

  const actions: AddressFormActions = {
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
      commit({ draft: decodeAddress(address), lookup: { status: 'idle' }, location: { status: 'idle' } })
      judgeAgain()
    },
    open(draftOf, address) {
      hydrate()
      if (store.getState().draftOf === draftOf) return
      sessionStorage.remove(sessionKeys.addressDraft)
      store.setState({
        draft: address ? decodeAddress(address) : beginDraft(),
        draftOf,
        lookup: { status: 'idle' },
        location: { status: 'idle' },
      })
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
    submit() {
      const { draft, remember } = store.getState()
      const address = encodeAddress(draft)
      if (remember) kept.keep(toWireAddress(address))
      else kept.forget()
      store.setState({ address, isKept: remember })
      return address
    },
    dropDraft: () => sessionStorage.remove(sessionKeys.addressDraft),
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
