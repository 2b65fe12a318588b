import { eq } from 'drizzle-orm'
import { inTransaction, schema } from '../database/index.ts'
import type { ApiContext } from '../api-context.ts'
import { tryCode, type OtpTry } from './otp-codes.ts'

const { addresses, communityMedia, follows, leads, notifyRequests, quizPolls, reviews, sessions } = schema
const { users, userNumbers, wishes } = schema
const { commentVotes, postComments, postReports, posts, postVotes, quizPollAnswers } = schema

/** What an account has put into the community, and goes with it; a post takes along what others have written under it. */
const ofCommunity = [
  ...[commentVotes, postVotes, postReports, quizPollAnswers, postComments, posts],
  ...[communityMedia, follows, quizPolls],
]

/** The account that is to go, with the code that was sent for it. */
export interface Deletion {
  readonly userId: string
  /** The session that asked for the code. */
  readonly sessionId: string
  readonly mobileNumber: string
  readonly code: string
}

/**
 * Deletes an account [03.11]: name, mail address, number, address book, wishlist, forms, requests to be told of packs and what the shopper
 * has put into the community go, reviews stay without a name, and all sessions end. The row stays, empty, because orders must be
 * kept and lead to it; the number may begin another account. Nothing is changed when the code is not right.
 */
export async function deleteAccount(
  shop: ApiContext,
  { userId, sessionId, mobileNumber, code }: Deletion,
): Promise<OtpTry> {
  return await inTransaction(shop.database, async (transaction) => {
    const tried = await tryCode(transaction, shop, { purpose: 'deletion', sessionId, mobileNumber, code })
    if (!tried.isRight) return tried
    const nobody = { firstName: '', lastName: '', email: '', deletedAt: shop.now() }
    const [owner] = await transaction
      .update(users)
      .set(nobody)
      .where(eq(users.id, userId))
      .returning({ shopperId: users.shopperId })
    if (owner) {
      await transaction.delete(addresses).where(eq(addresses.ownerId, owner.shopperId))
      await transaction.delete(wishes).where(eq(wishes.ownerId, owner.shopperId))
      await transaction.delete(notifyRequests).where(eq(notifyRequests.ownerId, owner.shopperId))
      await transaction.delete(leads).where(eq(leads.ownerId, owner.shopperId))
    }
    for (const own of ofCommunity) await transaction.delete(own).where(eq(own.userId, userId))
    await transaction.delete(follows).where(eq(follows.followingUserId, userId))
    await transaction.update(reviews).set({ author: '' }).where(eq(reviews.userId, userId))
    await transaction.delete(userNumbers).where(eq(userNumbers.userId, userId))
    await transaction.delete(sessions).where(eq(sessions.userId, userId))
    return tried
  })
}
