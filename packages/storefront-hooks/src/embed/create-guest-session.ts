import type { GuestToken } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { ok } from '@krishi/storefront-core/result'
import type { Session } from '@krishi/storefront-core/session'
import { hasShape, isText, parseJson } from '@krishi/storefront-core/shape'
import type { Clock } from '../clock/index.ts'
import type { HttpClient } from '../http/index.ts'
import { accept } from '../http/index.ts'
import type { HttpSessionPort } from '../session/create-http-session-port.ts'
import { createKeptSession, isFresh } from '../session/create-kept-session.ts'
import type { SafeStorage } from '../storage/index.ts'

/** The dependencies of a guest session. */
export interface GuestSessionOptions {
  /** Sends no token of its own. */
  readonly client: HttpClient
  readonly clock: Clock
  readonly locale: Locale
  /** Keeps the token between loads of the page: it names nobody. */
  readonly storage: SafeStorage
  /** Where it is kept. */
  readonly storageKey: string
}

const toToken = accept(hasShape<GuestToken>({ token: isText, expiresAt: isText }))

const nobody = {
  userId: '',
  guestUserId: '',
  isGuestUser: true,
  userExternalId: null,
  mobileNumber: '',
  email: '',
  firstName: '',
  lastName: '',
  profilePic: '',
}

/** The session of a page of another origin: a guest token in its storage, which every call needs and which is renewed before it ends. */
export function createGuestSession({
  client,
  clock,
  locale,
  storage,
  storageKey,
}: GuestSessionOptions): HttpSessionPort {
  const toSession = ({ token, expiresAt }: GuestToken): Session => ({
    sessionId: '',
    accessToken: token,
    expiresAt,
    user: nobody,
    selectedLanguage: locale,
  })

  function keptToken(): GuestToken | null {
    const token = toToken(parseJson(storage.read(storageKey)))
    return token && isFresh(token.expiresAt, clock) ? token : null
  }

  const session = createKeptSession(clock, async () => {
    const kept = keptToken()
    if (kept) return ok(toSession(kept))
    const answer = await client.call('embed.token', {}, toToken)
    if (!answer.ok) return answer
    storage.write(storageKey, JSON.stringify(answer.value))
    return ok(toSession(answer.value))
  })

  return {
    ...session,
    get: () => session.open(),
    renew(refused) {
      if (keptToken()?.token === refused.accessToken) storage.remove(storageKey)
      return session.renew(refused)
    },
  }
}
