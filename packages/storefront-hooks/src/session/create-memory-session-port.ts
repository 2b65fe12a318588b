import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { ok } from '@krishi/storefront-core/result'
import type { Session, SessionUser } from '@krishi/storefront-core/session'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import { aSession } from '../memory/fixtures.ts'
import type { SessionPort } from './session-port.ts'

/** Opens a session in memory: a guest's, unless `user` says who is signed in. */
export function createMemorySessionPort(backend: MemoryBackend, user: Partial<SessionUser> = {}): SessionPort {
  const listeners = new Set<(session: Session) => void>()
  let opening: Promise<Result<Session, PortErrorCode>> | null = null

  async function read(): Promise<Result<Session, PortErrorCode>> {
    const answer = await backend.answer('session.open', undefined, () => ok(aSession({ user })))
    if (answer.ok) listeners.forEach((listener) => listener(answer.value))
    else opening = null
    return answer
  }

  return {
    open: () => (opening ??= read()),
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
