import type { AuthPort } from '../auth/auth-port.ts'
import type { SignInDevice } from '../auth/sign-in-device.ts'
import type { SafeStorage } from '../storage/index.ts'
import { localKeys } from '../storage/index.ts'
import type { SessionStore } from './create-session-store.ts'
import { lazyLocalKeys } from '../storage/lazy-keys.ts'

/** The dependencies of the record of session starts. */
export interface SessionRecordOptions {
  readonly port: Pick<AuthPort, 'sessionStart'>
  readonly session: Pick<SessionStore, 'getState' | 'subscribe'>
  readonly storage: SafeStorage
  readonly device: SignInDevice
}

/**
 * Records each session that begins, once on this device [03.7]: its id is kept when the record has arrived, so that one that
 * was lost is sent with the next page. It opens no session. Returns a function that stops it.
 */
export function followSessionStarts({ port, session, storage, device }: SessionRecordOptions): () => void {
  let sending = ''

  async function record() {
    const { user } = session.getState()
    const id = storage.read(localKeys.sessionId)
    if (user === null || id === null) return
    if (id === sending || id === storage.read(lazyLocalKeys.recordedSession)) return
    sending = id
    const sent = await port.sessionStart({ user, device: device.describe(), sessionId: id })
    if (sent.ok) storage.write(lazyLocalKeys.recordedSession, id)
  }

  void record()
  return session.subscribe(() => void record())
}
