import type { LeadFormId, LeadValues } from '@krishi/storefront-core/forms'
import { leadFormIds } from '@krishi/storefront-core/forms'
import { locales, type Locale } from '@krishi/storefront-core/locale'
import { check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { isOneOf } from './rules.ts'

/** Forms by which somebody asked to be called back. */
export const leads = pgTable(
  'leads',
  {
    /** The key that the form was sent under: the same key again is the same form. */
    key: text('key').primaryKey(),
    formId: text('form_id').$type<LeadFormId>().notNull(),
    /** What was filled in, by field. */
    fields: jsonb('fields').$type<LeadValues>().notNull(),
    /** The language that it was filled in. */
    language: text('language').$type<Locale>().notNull(),
    /** The shopper, as for addresses and orders; null where the page had no session. */
    ownerId: uuid('owner_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('leads_created').on(table.createdAt),
    index('leads_owner').on(table.ownerId),
    check('leads_form_known', isOneOf(table.formId, leadFormIds)),
    check('leads_language_known', isOneOf(table.language, locales)),
  ],
)
