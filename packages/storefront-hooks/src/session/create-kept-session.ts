import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { ok } from '@krishi/storefront-core/result'
import type { Session } from '@krishi/storefront-core/session'
import type { Clock } from '../clock/index.ts'
import type { HttpSessionPort } from './create-http-session-port.ts'

/** A token is renewed this long before it ends, so that a call under way does not outlive it. */
const renewAheadMs = 30_000

/** Whether a token that ends then may still be sent. */
export function isFresh(expiresAt: string, clock: Clock): boolean {
  return Date.parse(expiresAt) - renewAheadMs > clock.now()
}

/** Keeps the session that `ask` gives in memory, never in a storage [06.2], and asks again when it ends. Callers at the same time share one call. */
export function createKeptSession(clock: Clock, ask: () => Promise<Result<Session, PortErrorCode>>): HttpSessionPort {
  const listeners = new Set<(session: Session) => void>()
  let current: Session | null = null
  let opening: Promise<Result<Session, PortErrorCode>> | null = null
  /** Another number for each time that somebody signed in or out. */
  let identity = 0

  function fresh(): Session | null {
    return current && isFresh(current.expiresAt, clock) ? current : null
  }

  async function read(): Promise<Result<Session, PortErrorCode>> {
    const asked = identity
    const answer = await ask()
    if (asked !== identity) return open()
    opening = null
    if (answer.ok) {
      current = answer.value
      listeners.forEach((listener) => listener(answer.value))
    }
    return answer
  }

  async function open(): Promise<Result<Session, PortErrorCode>> {
    const session = fresh()
    if (session) return ok(session)
    opening ??= read()
    return opening
  }

  return {
    open,
    get: async (isNeeded) => (isNeeded ? open() : ok(fresh())),
    renew(refused) {
      // Forgotten first: the call that opens a session would carry the refused token as well.
      if (current === refused) current = null
      return open()
    },
    forget() {
      current = null
      opening = null
      identity += 1
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
