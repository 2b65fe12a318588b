import { useEffect } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { localKeys } from '../storage/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { useSession } from './use-session.ts'
import type { SessionView } from './use-session.ts'

/** Who is shopping: the session of whoever was signed in on this device is opened, and none of a guest. */
export function useMemberSession(): SessionView {
  const { storage } = useStorefront()
  const session = useSession()
  const open = useEffectEvent(session.open)
  useEffect(() => {
    if (storage.read(localKeys.signedIn) !== null) open()
  }, [storage])
  return session
}
