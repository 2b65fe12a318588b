import { useSession } from './use-session.ts'
import { useWasSignedIn } from './use-was-signed-in.ts'

/** Whether somebody is signed in, as far as this device knows: it opens no session. False on the server, and while the page is hydrated. */
export function useIsKnownMember(): boolean {
  const { status, isGuest } = useSession()
  const wasSignedIn = useWasSignedIn()
  return status === 'ready' ? !isGuest : wasSignedIn
}
