import type { Locale } from '@krishi/storefront-core/locale'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { inTransaction } from '../database/index.ts'
import { nameUuid } from '../seeding/index.ts'
import type { ApiContext } from '../api-context.ts'
import { readAccessToken } from './access-token.ts'
import { beginSession, lockSession, isSessionActive, type SessionRow } from './sessions.ts'

/**
 * Begins a session of its own for the browser that a native app has opened with its bearer token [03.2]: of the same
 * shopper, whatever else the address says. A token is good for this once: the new session's id is made from it, and the
 * app's session is locked meanwhile. `auth/forbidden` for any other token.
 */
export async function exchangeToken(
  shop: ApiContext,
  accessToken: string,
  selectedLanguage: Locale,
): Promise<Result<{ readonly token: string; readonly row: SessionRow }, 'auth/forbidden'>> {
  const now = shop.now()
  const shopper = readAccessToken(accessToken, now, shop.sessionSecrets)
  if (shopper === null) return err('auth/forbidden')
  const id = nameUuid('handover', accessToken)
  return inTransaction(shop.database, async (transaction) => {
    const held = await lockSession(transaction, shopper.sessionId, now)
    if (held === null || (await isSessionActive(transaction, id, now))) return err('auth/forbidden')
    const { guestUserId, userId, utm } = held
    return ok(await beginSession(transaction, { guestUserId, userId, selectedLanguage, utm }, now, id))
  })
}
