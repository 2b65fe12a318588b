import { useSyncExternalStore } from 'react'
import { localKeys } from '../storage/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'

const never = () => () => {}

/** Whether somebody was signed in on this device when it last knew: without a call, false on a server and while a page hydrates. */
export function useWasSignedIn(): boolean {
  const { storage } = useStorefront()
  return useSyncExternalStore(
    never,
    () => storage.read(localKeys.signedIn) !== null,
    () => false,
  )
}
