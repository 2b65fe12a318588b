import { and, eq, or, sql, type SQL } from 'drizzle-orm'
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
  const isOwn = eq(orders.ownerId, guestUserId)
  if (userId === null) return and(eq(orders.status, 'placed'), isOwn)
  const number = sql`(select ${userNumbers.mobileNumber} from ${userNumbers} where ${userNumbers.userId} = ${userId})`
  const isOfGuest = sql`not exists (select 1 from ${users} where ${users.shopperId} = ${orders.ownerId})`
  const isBroughtToNumber = and(sql`(${orders.deliveryAddress} ->> 'phone') = ${number}`, isOfGuest)
  return and(eq(orders.status, 'placed'), or(isOwn, isBroughtToNumber))
}
