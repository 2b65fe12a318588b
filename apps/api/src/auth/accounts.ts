import { eq } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'

const { users, userNumbers } = schema

/** What is known of a shopper who has an account. */
export interface Account {
  readonly mobileNumber: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Empty for a farmer. */
  readonly typeId: string
}

/** The account of a shopper; null for one that never was or was deleted. */
export async function findAccount(database: Database, userId: string): Promise<Account | null> {
  const { firstName, lastName, email, typeId } = users
  const [row] = await database
    .select({ mobileNumber: userNumbers.mobileNumber, firstName, lastName, email, typeId })
    .from(users)
    .innerJoin(userNumbers, eq(userNumbers.userId, users.id))
    .where(eq(users.id, userId))
  return row ?? null
}
