import type { SessionOnWire } from '@krishi/storefront-core/contract'
import type { SessionUser } from '@krishi/storefront-core/session'
import type { Account } from '../auth/accounts.ts'
import type { ApiContext } from '../api-context.ts'
import { accessTokenLifetimeMs, createAccessToken, type Shopper } from './access-token.ts'
import type { SessionRow } from './sessions.ts'

/** Who a session's shopper is, in the words of the contract [03.1]. A guest has no account. */
export function toSessionUser(
  { userId, guestUserId }: Pick<Shopper, 'userId' | 'guestUserId'>,
  account: Account | null,
): SessionUser {
  return {
    userId: userId ?? '',
    guestUserId,
    isGuestUser: userId === null,
    userExternalId: userId,
    mobileNumber: account?.mobileNumber ?? '',
    email: account?.email ?? '',
    firstName: account?.firstName ?? '',
    lastName: account?.lastName ?? '',
    profilePic: '',
  }
}

/** A session as its browser gets it, with a new bearer token. */
export function toSession(
  row: SessionRow,
  account: Account | null,
  { now, sessionSecrets }: ApiContext,
): SessionOnWire {
  const expiresAt = new Date(now().getTime() + accessTokenLifetimeMs)
  const shopper = { sessionId: row.id, guestUserId: row.guestUserId, userId: row.userId }
  return {
    sessionId: row.id,
    accessToken: createAccessToken(shopper, expiresAt, sessionSecrets),
    expiresAt: expiresAt.toISOString(),
    user: toSessionUser(shopper, account),
    selectedLanguage: row.selectedLanguage,
  }
}
