import { otpLengthOf } from '@krishi/storefront-core/auth'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { AccountDeletionActions, AccountDeletionState } from './create-account-deletion-store.ts'
import { createAccountDeletionStore } from './create-account-deletion-store.ts'

/** What `useAccountDeletion` gives. */
export interface AccountDeletionView extends AccountDeletionState, AccountDeletionActions {
  /** How many digits the code has. */
  readonly codeLength: number
}

/**
 * Deleting the account of whoever is signed in, as long as the view that does it is there [03.11]. What this device keeps is
 * the view's to forget.
 *
 * @param mobileNumber The account's own number; a change after the first render is not looked at.
 */
export function useAccountDeletion(mobileNumber: string): AccountDeletionView {
  const storefront = useStorefront()
  const [store] = useState(() =>
    createAccountDeletionStore({ ...storefront, port: storefront.ports.auth, mobileNumber }),
  )
  useEffect(() => store.stop, [store])
  useEffect(() => storefront.onReturn(store.forgetOffline), [storefront, store])
  return { ...useStore(store), ...store.actions, codeLength: otpLengthOf(storefront.settings) }
}
