import type { AddressDraft } from '@krishi/storefront-core/address'
import { applyPincodeInfo, changePincode, clearPincodeInfo } from '@krishi/storefront-core/address'
import { isValidPincode } from '@krishi/storefront-core/digits'
import type { StoreApi } from 'zustand/vanilla'
import type { AddressFormState } from './address-form-store.ts'
import type { AddressPort } from './address-port.ts'
import { settledDraft } from './settled-draft.ts'

/** The look-up of a form's pincode. */
export interface PincodeLookup {
  /** Takes a draft with a pincode, and looks that up. */
  lookUp: (draft: AddressDraft) => Promise<void>
  /** Takes what is typed as the pincode; a whole one is looked up. */
  changePin: (typed: string) => void
  /** An address that is there already was judged before, or never: the pincode decides, and keeps of it what it can. */
  judgeAgain: () => void
  /** A pincode of two states is one of a district each: choosing the district chooses the state. */
  withItsState: (draft: AddressDraft) => AddressDraft
}

/** Creates the look-up of a form; `commit` changes its state and keeps the draft. */
export function createPincodeLookup(
  port: Pick<AddressPort, 'pincodeLookup'>,
  store: StoreApi<AddressFormState>,
  commit: (changed: Partial<AddressFormState>) => void,
): PincodeLookup {
  /** A lost answer is asked for once more, so that a weak network seldom makes the shopper type the place. */
  async function askTwice(pincode: string) {
    const found = await port.pincodeLookup(pincode)
    return !found.ok && found.error.code.startsWith('network/') ? port.pincodeLookup(pincode) : found
  }

  async function settle(asked: AddressDraft, isKept: boolean) {
    const found = await askTwice(asked.pinCode)
    const { draft, lookup } = store.getState()
    // Stale answer: the pincode changed.
    if (draft.pinCode !== asked.pinCode || lookup.status !== 'loading') return
    if (found.ok) {
      const settled = settledDraft(draft, found.value, asked.city, isKept)
      return commit({ draft: settled, lookup: { status: 'found', info: found.value } })
    }
    const isKnownSoFar = isKept && found.error.code !== 'address/pincode-unknown'
    commit({
      draft: isKnownSoFar ? draft : clearPincodeInfo(draft),
      lookup: { status: 'failed', error: found.error },
    })
  }

  async function lookUp(asked: AddressDraft) {
    commit({ draft: asked, lookup: { status: 'loading' } })
    await settle(asked, false)
  }

  return {
    lookUp,
    changePin(typed) {
      const { draft } = store.getState()
      const changed = changePincode(draft, typed)
      if (changed.pinCode === draft.pinCode) return
      if (isValidPincode(changed.pinCode)) void lookUp(changed)
      else commit({ draft: changed, lookup: { status: 'idle' } })
    },
    judgeAgain() {
      const { draft, lookup } = store.getState()
      if (lookup.status !== 'idle' || !isValidPincode(draft.pinCode)) return
      store.setState({ lookup: { status: 'loading' } })
      void settle(draft, true)
    },
    withItsState(draft) {
      const { lookup } = store.getState()
      return lookup.status === 'found' ? { ...applyPincodeInfo(draft, lookup.info), city: draft.city } : draft
    },
  }
}
