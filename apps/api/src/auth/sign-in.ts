import { err, ok, type Result } from '@krishi/storefront-core/result'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { inTransaction, schema, type Database } from '../database/index.ts'
import { beginSession, endSession, lockSession, type SessionRow } from '../session/sessions.ts'
import type { ApiContext } from '../api-context.ts'
import { tryCode, type OtpTry } from './otp-codes.ts'

const { checkouts, orders, users, userNumbers } = schema

/** How signing in went: the session that begins, with the token for its cookie, or why the code was refused. */
export type SignedIn =
  | { readonly isRight: true; readonly token: string; readonly sessionId: string; readonly userId: string }
  | Extract<OtpTry, { readonly isRight: false }>

/** The account of a number, and the owner of its orders. */
interface Owner {
  readonly userId: string
  readonly shopperId: string
}

/**
 * The number's row is written in any case, so that of several sessions that prove it at once one makes the account and the others
 * find it, and so that a deletion of the account is over before or begins after.
 */
async function findOrCreateUser(
  transaction: Database,
  mobileNumber: string,
  session: SessionRow,
  now: Date,
): Promise<Owner> {
  const newId = uuidv7()
  const [number] = await transaction
    .insert(userNumbers)
    .values({ mobileNumber, userId: newId })
    .onConflictDoUpdate({ target: userNumbers.mobileNumber, set: { mobileNumber } })
    .returning({ userId: userNumbers.userId })
  const userId = number?.userId ?? newId
  if (userId !== newId) {
    const [known] = await transaction.select({ shopperId: users.shopperId }).from(users).where(eq(users.id, userId))
    if (known) return { userId, shopperId: known.shopperId }
  }
  const shopperId = session.userId === null ? session.guestUserId : uuidv7()
  const unknown = { firstName: '', lastName: '', email: '', deletedAt: null }
  await transaction.insert(users).values({ ...unknown, id: userId, shopperId, createdAt: now })
  return { userId, shopperId }
}

/**
 * Moves the checkouts and orders of a guest to the account that was signed in to. Checkouts come first: an order that is just
 * being placed holds its checkout, so it is there when the orders are given.
 */
async function moveBelongings(transaction: Database, guest: SessionRow, { shopperId }: Owner): Promise<void> {
  if (guest.userId !== null || guest.guestUserId === shopperId) return
  const moved = { ownerId: shopperId }
  await transaction.update(checkouts).set(moved).where(eq(checkouts.ownerId, guest.guestUserId))
  await transaction.update(orders).set(moved).where(eq(orders.ownerId, guest.guestUserId))
}

/**
 * Signs the shopper of a session in to the account of a number, which begins with the first time. All of it happens or nothing:
 * the code is used up, the session ends and another one begins, so that a cookie that somebody knew or planted before opens
 * nothing (`auth/required` when it was over already).
 *
 * What belongs to whom: checkouts and orders have an owner, the `guestUserId` of a session. An account keeps that of its first
 * sign-in for ever (`shopperId`), and every session of it carries that one; so an order made on one
 * device can be read on all. What a guest had before signing in goes to the account. What an account has never goes to another:
 * who signs in with a second number without signing out leaves it where it is. Answers for repeated orders stay with the guest.
 */
export async function signIn(
  shop: ApiContext,
  sessionId: string,
  { mobileNumber, code }: { readonly mobileNumber: string; readonly code: string },
): Promise<Result<SignedIn, 'auth/required'>> {
  return await inTransaction(shop.database, async (transaction) => {
    const now = shop.now()
    const session = await lockSession(transaction, sessionId, now)
    if (!session) return err('auth/required')
    const tried = await tryCode(transaction, shop, { purpose: 'sign-in', sessionId, mobileNumber, code })
    if (!tried.isRight) return ok(tried)
    const owner = await findOrCreateUser(transaction, mobileNumber, session, now)
    await moveBelongings(transaction, session, owner)
    await endSession(transaction, sessionId)
    const { selectedLanguage, utm } = session
    const next = { guestUserId: owner.shopperId, userId: owner.userId, selectedLanguage, utm }
    const { token, row } = await beginSession(transaction, next, now)
    return ok({ isRight: true, token, sessionId: row.id, userId: owner.userId })
  })
}
