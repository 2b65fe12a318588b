import type { PortErrorCode, ReadSessionRequest } from '@krishi/storefront-core/contract'
import { isLocale } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'
import type { Session, SessionUser } from '@krishi/storefront-core/session'
import { hasShape, isText } from '@krishi/storefront-core/shape'
import type { Clock } from '../clock/index.ts'
import type { HttpClient } from '../http/index.ts'
import { accept } from '../http/index.ts'
import { createKeptSession } from './create-kept-session.ts'
import type { SessionPort } from './session-port.ts'
import { sessionUserShape } from './session-user-shape.ts'

const toSession = accept(
  hasShape<Session>({
    sessionId: isText,
    accessToken: isText,
    expiresAt: isText,
    user: hasShape<SessionUser>(sessionUserShape),
    selectedLanguage: isLocale,
  }),
)

/** The session over HTTP: also what the client asks for its tokens. */
export interface HttpSessionPort extends SessionPort {
  /** For `createHttpClient`: an open session where one is needed, else what is in memory. */
  get: (isNeeded: boolean) => Promise<Result<Session | null, PortErrorCode>>
  /** For `createHttpClient`: another session than the refused one; callers at the same time share one request. */
  renew: (refused: Session) => Promise<Result<Session, PortErrorCode>>
  /** Drops the session in memory, one that is being opened as well: somebody signed in or out, and it is another one now. */
  forget: () => void
}

/** The dependencies of the session port. */
export interface HttpSessionPortOptions {
  readonly client: HttpClient
  readonly clock: Clock
  /** Sent when the session opens: the language and where the shopper came from. */
  readonly request: ReadSessionRequest['body']
}

/** Opens sessions through the API. */
export function createHttpSessionPort({ client, clock, request }: HttpSessionPortOptions): HttpSessionPort {
  return createKeptSession(clock, () => client.call('auth.readSession', { body: request }, toSession))
}
