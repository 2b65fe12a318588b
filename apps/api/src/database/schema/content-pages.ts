import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Translated } from './translated.ts'
import { originColumn } from './origin.ts'

/** Pages of plain text that the owner has written; of the others the built-in text is shown. */
export const contentPages = pgTable('content_pages', {
  handle: text('handle').primaryKey(),
  /** HTML, cleaned before it was stored. */
  content: jsonb('content').$type<Translated>().notNull(),
  origin: originColumn(),
})
