import { and, asc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'

const { variants } = schema

/** How much of what is to come off the stock. */
export interface WantedStock {
  readonly variantId: string
  readonly quantity: number
  /** The price that it must still have; any where it is left out. */
  readonly price?: number
}

/**
 * Takes the quantities of an order off the stock, if all of them are there. Returns how many were taken of each variant: fewer
 * than wanted where it is sold beyond its stock, none where nobody counts. Null when a line is not available any more; the transaction must
 * then be undone. Rows are locked in the order of their ids, so that two orders never wait for each other.
 */
export async function takeStock(
  transaction: Database,
  wanted: readonly WantedStock[],
): Promise<ReadonlyMap<string, number> | null> {
  const ids = wanted.map(({ variantId }) => variantId)
  const rows = await transaction
    .select({ id: variants.id, left: variants.inventoryQuantity, management: variants.inventoryManagement })
    .from(variants)
    .where(inArray(variants.id, ids))
    .orderBy(asc(variants.id))
    .for('update')
  const held = new Map(rows.map((row) => [row.id, row]))
  const taken = new Map<string, number>()
  for (const { variantId, quantity, price } of wanted) {
    const row = held.get(variantId)
    const amount = row && row.management !== null ? Math.min(quantity, row.left) : 0
    const left = variants.inventoryQuantity
    const changed = await transaction
      .update(variants)
      .set({ inventoryQuantity: sql`${left} - ${amount}` })
      .where(
        and(
          eq(variants.id, variantId),
          price === undefined ? undefined : eq(variants.price, price),
          or(isNull(variants.inventoryManagement), eq(variants.inventoryPolicy, 'continue'), gte(left, quantity)),
        ),
      )
      .returning({ id: variants.id })
    if (changed.length === 0) return null
    taken.set(variantId, amount)
  }
  return taken
}
