import type { ConsentRecord } from '@krishi/storefront-core/compliance'
import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What shoppers agreed to before they left for a checkout of the external platform, which keeps the id with its order. */
export const externalConsents = pgTable('external_consents', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  consent: jsonb('consent').$type<ConsentRecord>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
