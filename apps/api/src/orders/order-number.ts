import { schema, type Database } from '../database/index.ts'
import type { ApiContext } from '../api-context.ts'

/**
 * Takes a free order number. It is nine random digits: other numbers cannot be guessed and the shop's orders not counted,
 * it can be read out on the phone, and it is never as long as a phone number [31.7].
 */
export async function takeOrderNumber(
  transaction: Database,
  orderId: string,
  randomInt: ApiContext['randomInt'],
): Promise<number> {
  for (;;) {
    const number = randomInt(100_000_000, 1_000_000_000)
    const taken = await transaction
      .insert(schema.orderNumbers)
      .values({ number, orderId })
      .onConflictDoNothing()
      .returning()
    if (taken.length > 0) return number
  }
}

/** What the shopper sees of an order number. */
export function orderName(number: number): string {
  return `BH${number}`
}
