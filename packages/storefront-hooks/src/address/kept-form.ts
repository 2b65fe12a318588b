import type { AddressDraft, DeliveryAddress } from '@krishi/storefront-core/address'
import { decodeAddress, emptyAddressDraft, encodeAddress, toWireAddress } from '@krishi/storefront-core/address'
import { normalizePhone } from '@krishi/storefront-core/digits'
import { hasShape, isFlag, isText, parseJson } from '@krishi/storefront-core/shape'
import type { StoreApi } from 'zustand/vanilla'
import { readChosenPlace } from '../delivery/chosen-place.ts'
import { accountOf } from '../session/account-of.ts'
import { sessionKeys } from '../storage/index.ts'
import type { AddressFormActions, AddressFormState } from './address-form-store.ts'
import type { AddressFormOptions } from './create-address-form-store.ts'
import { createKeptAddress } from './kept-address.ts'

interface StoredDraft {
  readonly draft: AddressDraft
  readonly remember: boolean
  readonly draftOf?: string | undefined
}

/** What of the form the tab and the device keep. */
export interface KeptForm extends Pick<AddressFormActions, 'submit' | 'dropDraft' | 'forget' | 'reset'> {
  /** Changes the state, and keeps the draft in the tab. */
  commit: (changed: Partial<AddressFormState>) => void
  /** Shows what is kept; returns false where that was done before. */
  restore: () => boolean
  /** The draft of an address; without one, name and number of the account, and the pincode that a delivery was asked for. */
  begin: (address: DeliveryAddress | null) => AddressDraft
}

/** Creates what keeps a form, whose state before anything was restored is `getInitialState`. */
export function createKeptForm(store: StoreApi<AddressFormState>, options: AddressFormOptions): KeptForm {
  const { storage, sessionStorage, user } = options
  const kept = createKeptAddress(options)
  const initial = store.getInitialState()
  const dropDraft = () => sessionStorage.remove(sessionKeys.addressDraft)

  function begin(address: DeliveryAddress | null): AddressDraft {
    if (address) return decodeAddress(address)
    const { name = '', mobileNumber = '' } = accountOf(user()) ?? {}
    const pinCode = readChosenPlace(storage)?.pincode ?? ''
    return { ...emptyAddressDraft, lastName: name, mobileNo: normalizePhone(mobileNumber), pinCode }
  }

  return {
    begin,
    dropDraft,
    commit(changed) {
      store.setState(changed)
      const { draft, draftOf, remember } = store.getState()
      sessionStorage.write(sessionKeys.addressDraft, JSON.stringify({ draft, draftOf, remember } satisfies StoredDraft))
    },
    restore() {
      if (store.getState().hydrated) return false
      const address = kept.read()
      const isKept = address !== null
      const stored = parseJson(sessionStorage.read(sessionKeys.addressDraft))
      // A box that was ticked before is shown ticked.
      const remembered: StoredDraft = { draft: begin(address), remember: initial.remember || isKept }
      const { draft, draftOf = '', remember } = isStoredDraft(stored) ? stored : remembered
      store.setState({ hydrated: true, isKept, address, draft, draftOf, remember })
      return true
    },
    submit() {
      const { draft, remember } = store.getState()
      const address = encodeAddress(draft)
      if (remember) kept.keep(toWireAddress(address))
      else kept.forget()
      store.setState({ address, isKept: remember })
      return address
    },
    forget() {
      kept.forget()
      dropDraft()
      store.setState({ ...initial, hydrated: true })
    },
    reset() {
      dropDraft()
      const { lookup, location, remember } = initial
      store.setState({ draft: emptyAddressDraft, draftOf: '', lookup, location, remember })
    },
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
