import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { originColumn } from './origin.ts'

/** What the owner has told of the settings of the shop; of the others what the program or its environment says holds. */
export const ownerSettings = pgTable('owner_settings', {
  /** Its name in the file of the catalogue. */
  handle: text('handle').primaryKey(),
  /** As its setting is read from the file; null for what is usual again. */
  value: jsonb('value'),
  origin: originColumn(),
})
