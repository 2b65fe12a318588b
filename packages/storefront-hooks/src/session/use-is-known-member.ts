import { useSyncExternalStore } from 'react'
import { localKeys } from '../storage/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { useSession } from './use-session.ts'

const neverChanges = () => () => {}

/** Whether somebody is signed in, as far as this device knows: it opens no session. False on the server, and while the page is hydrated. */
export function useIsKnownMember(): boolean {
  const { storage } = useStorefront()
  const { status, isGuest } = useSession()
  const isNoted = useSyncExternalStore(
    neverChanges,
    () => storage.read(localKeys.signedIn) !== null,
    () => false,
  )
  return status === 'ready' ? !isGuest : isNoted
}
