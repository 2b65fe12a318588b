import { useEffect } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import type { Query } from '../query/index.ts'
import { defineQuery, useRemote, valueOf } from '../query/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { SessionPort } from './session-port.ts'
import { useSession } from './use-session.ts'

/** Whether somebody is signed in, for `useIsSignedIn` and for a server that knows it from the cookie of the page. */
export function signedInOptions({ session }: { readonly session: SessionPort }): Query<boolean> {
  return defineQuery<boolean>({
    queryKey: ['session.isSignedIn'],
    queryFn: async () => !(await valueOf(session.open())).user.isGuestUser,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/**
 * Whether somebody is signed in: as the server said with the page, until the session is read. Null while that is not known;
 * false where it cannot be known. The session of a guest whom the server knows is opened by the first call that needs it.
 */
export function useIsSignedIn(): boolean | null {
  const { ports } = useStorefront()
  const { status, isGuest, open } = useSession()
  const told = useRemote(signedInOptions(ports))
  const isKnownGuest = told.status === 'ready' && !told.value
  const ask = useEffectEvent(open)
  useEffect(() => {
    if (!isKnownGuest) ask()
  }, [isKnownGuest])

  if (status === 'ready') return !isGuest
  if (told.status === 'ready') return told.value
  return status === 'failed' ? false : null
}
