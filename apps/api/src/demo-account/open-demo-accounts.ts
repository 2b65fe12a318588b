import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { inTransaction, schema, type Database } from '../database/index.ts'
import { creditDelivered } from '../loyalty/credit-coins.ts'
import { demoOrders } from './demo-orders.ts'
import { writeDemoOrder } from './write-demo-order.ts'

const { users, userNumbers } = schema

/**
 * Opens the accounts of numbers, each with orders in every state that an order can be in, and 250 coins that two deliveries have earned
 * [27.4, 31.4]; once.
 */
export async function openDemoAccounts(database: Database, mobileNumbers: readonly string[], now: Date): Promise<void> {
  for (const mobileNumber of mobileNumbers) {
    await inTransaction(database, async (transaction) => {
      const ownerId = await findOrCreateOwner(transaction, mobileNumber, now)
      for (const order of demoOrders(mobileNumber, ownerId, now)) {
        await writeDemoOrder(transaction, order, now)
        if (order.deliveredAt) await creditDelivered(transaction, order, order.deliveredAt)
      }
    })
  }
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
