import { useStore } from 'zustand/react'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { SessionState } from './create-session-store.ts'

/** What `useSession` gives. */
export interface SessionView extends SessionState {
  /** Nobody is signed in; true as well while nothing is known. */
  readonly isGuest: boolean
  /** Opens the session. Calls that need one do that themselves. */
  open: () => void
}

/** Who is shopping. */
export function useSession(): SessionView {
  const { session } = useStorefront()
  const state = useStore(session)
  return { ...state, isGuest: state.user?.isGuestUser ?? true, open: () => void session.open() }
}
