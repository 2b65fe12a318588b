import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { inTransaction, schema, type Database } from '../database/index.ts'
import { nameUuid } from '../seeding/index.ts'
import { creditDelivered } from './credit-coins.ts'

const { users, userNumbers } = schema

const dayMs = 24 * 60 * 60 * 1000

/** What the shopper of a demo has earned, and how many days ago. */
const earned = [
  { name: 'BH100000101', coins: 150, daysAgo: 100 },
  { name: 'BH100000102', coins: 100, daysAgo: 20 },
]

/** Gives the account of a number, which begins with it, 250 coins that two deliveries have earned; once [27.4]. */
export async function giveDemoCoins(database: Database, mobileNumber: string, now: Date): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const ownerId = await findOrCreateOwner(transaction, mobileNumber, now)
    for (const { name, coins, daysAgo } of earned) {
      const id = nameUuid('order', `${mobileNumber} ${name}`)
      await creditDelivered(transaction, { id, ownerId, name, coins }, new Date(now.getTime() - daysAgo * dayMs))
    }
  })
}

async function findOrCreateOwner(transaction: Database, mobileNumber: string, now: Date): Promise<string> {
  const [known] = await transaction
    .select({ ownerId: users.shopperId })
    .from(userNumbers)
    .innerJoin(users, eq(users.id, userNumbers.userId))
    .where(eq(userNumbers.mobileNumber, mobileNumber))
  if (known) return known.ownerId
  const owner = { id: uuidv7(), shopperId: uuidv7() }
  await transaction.insert(users).values({ ...owner, firstName: '', lastName: '', email: '', createdAt: now })
  await transaction.insert(userNumbers).values({ mobileNumber, userId: owner.id })
  return owner.shopperId
}
