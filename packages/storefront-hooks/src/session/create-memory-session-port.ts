import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { ok } from '@krishi/storefront-core/result'
import type { Session } from '@krishi/storefront-core/session'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import { aSession } from '../memory/fixtures.ts'
import { createMemoryIdentity } from './memory-identity.ts'
import type { SessionPort } from './session-port.ts'

/** Opens sessions of `identity` in memory; without it a guest's. Another identity is another session. */
export function createMemorySessionPort(backend: MemoryBackend, identity = createMemoryIdentity()): SessionPort {
  const listeners = new Set<(session: Session) => void>()
  let opening: Promise<Result<Session, PortErrorCode>> | null = null
  let openedFor = 0

  async function read(): Promise<Result<Session, PortErrorCode>> {
    const generation = identity.generation()
    openedFor = generation
    const answer = await backend.answer('session.open', undefined, () =>
      ok(aSession({ sessionId: `session-${generation}`, user: identity.user() })),
    )
    if (answer.ok) listeners.forEach((listener) => listener(answer.value))
    else opening = null
    return answer
  }

  return {
    open() {
      if (opening === null || openedFor !== identity.generation()) opening = read()
      return opening
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
