import { and, eq, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { schema } from '../database/index.ts'
import type { Shopper } from '../session/access-token.ts'

const { orders, userNumbers, users } = schema

/** Who reads orders. */
export type OrderReader = Pick<Shopper, 'guestUserId' | 'userId'>

/**
 * Which orders somebody may read: the own ones, and with an account those that guests have had brought to its mobile number, which a
 * code has proven [31.7]. Nobody else's, whatever is known of them: an order of another account is not shown for its number.
 */
export function isReadableBy({ guestUserId, userId }: OrderReader): SQL | undefined {
  if (userId === null) return and(eq(orders.status, 'placed'), eq(orders.ownerId, guestUserId))
  const number = sql`(select ${userNumbers.mobileNumber} from ${userNumbers} where ${userNumbers.userId} = ${userId})`
  return isReadableWith(guestUserId, number)
}

/** The same rule for the columns of a query: the owner, and the verified mobile number of the account, null for a guest. */
export function isReadableWith(ownerId: string | SQLWrapper, number: SQLWrapper): SQL | undefined {
  const isOfGuest = sql`not exists (select 1 from ${users} where ${users.shopperId} = ${orders.ownerId})`
  const isBroughtToNumber = and(sql`(${orders.deliveryAddress} ->> 'phone') = ${number}`, isOfGuest)
  return and(eq(orders.status, 'placed'), or(eq(orders.ownerId, ownerId), isBroughtToNumber))
}
