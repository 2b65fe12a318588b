import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure, Result } from '@krishi/storefront-core/result'
import { ok } from '@krishi/storefront-core/result'
import { isSessionOver } from '@krishi/storefront-core/session'
import type { Session, SessionUser } from '@krishi/storefront-core/session'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { SafeStorage } from '../storage/index.ts'
import { localKeys } from '../storage/index.ts'
import type { SessionPort } from './session-port.ts'

/** The session for views: who is signed in, never the token. */
export interface SessionState {
  /** `unknown` until something needs the session: a page that only shows goods opens none. */
  readonly status: 'unknown' | 'opening' | 'ready' | 'failed'
  readonly user: SessionUser | null
  readonly error: Failure<PortErrorCode> | null
}

/** Who is shopping, as state. */
export interface SessionStore extends Pick<StoreApi<SessionState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Opens the session if nobody has yet; returns its user. */
  open: () => Promise<Result<SessionUser, PortErrorCode>>
}

/** Creates the store over a port; it follows every session that the port opens for whatever call. */
export function createSessionStore(port: SessionPort, storage: SafeStorage): SessionStore {
  const store = createStore<SessionState>(() => ({ status: 'unknown', user: null, error: null }))

  function note(session: Session) {
    const { user } = session
    // Viewed products are not shown to whoever uses the phone next [17.5].
    if (isSessionOver(storage.read(localKeys.sessionId), session)) storage.remove(localKeys.recentlyViewed)
    storage.write(localKeys.sessionId, session.sessionId)
    if (user.isGuestUser) storage.remove(localKeys.signedIn)
    else storage.write(localKeys.signedIn, '1')
    store.setState({ status: 'ready', user, error: null })
  }

  port.onChange(note)

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async open() {
      if (store.getState().status !== 'ready') store.setState({ status: 'opening', error: null })
      const opened = await port.open()
      if (!opened.ok) {
        if (store.getState().status !== 'ready') store.setState({ status: 'failed', error: opened.error })
        return opened
      }
      // A port tells of new sessions only: this one may have been there before the store.
      if (store.getState().status !== 'ready') note(opened.value)
      return ok(opened.value.user)
    },
  }
}
