import { isValidPhone, normalizePhone } from '@krishi/storefront-core/digits'
import { eq } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import { endSessions } from '../session/sessions.ts'

/** What became of it; the number itself is never told again. */
export type SignedOut = { readonly ended: number } | 'no-number' | 'no-account'

/**
 * Ends every session of the account of a mobile number [V7.4.5], as when its phone was stolen: nothing on any device is signed in any
 * more, and the next sign-in takes a code.
 */
export async function signOutAccount(database: Database, text: string, now: Date): Promise<SignedOut> {
  const mobileNumber = normalizePhone(text.trim())
  if (!isValidPhone(mobileNumber)) return 'no-number'
  const { userNumbers } = schema
  const [account] = await database.select().from(userNumbers).where(eq(userNumbers.mobileNumber, mobileNumber))
  if (!account) return 'no-account'
  return { ended: await endSessions(database, { userId: account.userId, but: null }, now) }
}
