import { and, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { ResolvedLine } from '../checkout/resolve-lines.ts'
import { schema, type Database } from '../database/index.ts'

const { variants } = schema

/**
 * Takes the quantities of an order off the stock, if all of them are there at the resolved price. False when a line
 * was too late; the transaction must then be undone. Rows are taken in the order of their ids, so that two orders
 * never wait for each other.
 */
export async function takeStock(transaction: Database, lines: readonly ResolvedLine[]): Promise<boolean> {
  const inOrder = [...lines].sort((one, other) => (one.offer.variant.id < other.offer.variant.id ? -1 : 1))
  for (const { offer, quantity } of inOrder) {
    const left = variants.inventoryQuantity
    const taken = await transaction
      .update(variants)
      .set({
        inventoryQuantity: sql`case when ${variants.inventoryManagement} is null then ${left} else greatest(${left} - ${quantity}, 0) end`,
      })
      .where(
        and(
          eq(variants.id, offer.variant.id),
          eq(variants.price, offer.variant.price),
          or(isNull(variants.inventoryManagement), eq(variants.inventoryPolicy, 'continue'), gte(left, quantity)),
        ),
      )
      .returning({ id: variants.id })
    if (taken.length === 0) return false
  }
  return true
}
