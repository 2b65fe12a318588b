import type { Operation, PortErrorCode, ReadSessionRequest } from '@krishi/storefront-core/contract'
import { locales } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'
import { ok } from '@krishi/storefront-core/result'
import type { Session, SessionUser } from '@krishi/storefront-core/session'
import { hasShape, isOneOf, isText } from '@krishi/storefront-core/shape'
import type { Clock } from '../clock/index.ts'
import type { HttpClient } from '../http/index.ts'
import { accept, isAbsentOr } from '../http/index.ts'
import type { SessionPort } from './session-port.ts'
import { sessionUserShape } from './session-user-shape.ts'

const toSession = accept(
  hasShape<Session>({
    sessionId: isText,
    accessToken: isText,
    expiresAt: isText,
    user: hasShape<SessionUser>(sessionUserShape),
    selectedLanguage: isOneOf(...locales),
    utmSource: isAbsentOr(isText),
    utmMedium: isAbsentOr(isText),
    utmCampaign: isAbsentOr(isText),
    ipAddress: isAbsentOr(isText),
  }),
)

/** A token is renewed this long before it ends, so that a call under way does not outlive it. */
const renewAheadMs = 30_000

/** The session over HTTP: also what the client asks for its tokens. */
export interface HttpSessionPort extends SessionPort {
  /** For `createHttpClient`: what is in memory for a `public` call, an open session for a `session` one. */
  get(access: Operation['access']): Promise<Result<Session | null, PortErrorCode>>
  /** For `createHttpClient`: another session than the refused one; callers at the same time share one request. */
  renew(refused: Session): Promise<Result<Session, PortErrorCode>>
  /** Drops the session in memory, one that is being opened as well: somebody signed in or out, and it is another one now. */
  forget(): void
}

/** The dependencies of the session port. */
export interface HttpSessionPortOptions {
  readonly client: HttpClient
  readonly clock: Clock
  /** Sent when the session opens: the language and where the shopper came from. */
  readonly request: ReadSessionRequest['body']
}

/** Opens sessions through the API and keeps the token in memory, never in a storage [06.2]. */
export function createHttpSessionPort({ client, clock, request }: HttpSessionPortOptions): HttpSessionPort {
  const listeners = new Set<(session: Session) => void>()
  let current: Session | null = null
  let opening: Promise<Result<Session, PortErrorCode>> | null = null
  /** Another number for each time that somebody signed in or out. */
  let identity = 0

  function fresh(): Session | null {
    return current && Date.parse(current.expiresAt) - renewAheadMs > clock.now() ? current : null
  }

  async function read(): Promise<Result<Session, PortErrorCode>> {
    const asked = identity
    const answer = await client.call('auth.readSession', { body: request }, toSession)
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
    get: async (access) => (access === 'session' ? open() : ok(fresh())),
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
