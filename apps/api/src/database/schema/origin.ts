import { pgEnum } from 'drizzle-orm/pg-core'

/**
 * Who brought a row: the shop (its owner or its shoppers), the demonstration, or the directory of pincodes. What is
 * marked as the shop's is never deleted or overwritten by the program itself: see ADR 0019.
 */
export const rowOrigin = pgEnum('row_origin', ['shop', 'demo', 'directory'])

/** A value of the column `origin`. */
export type RowOrigin = (typeof rowOrigin.enumValues)[number]

/** The column `origin` of a table that the program itself may fill; a row is the shop's unless it says otherwise. */
export const originColumn = () => rowOrigin('origin').notNull().default('shop')
