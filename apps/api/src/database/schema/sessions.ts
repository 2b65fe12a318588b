import { locales, type Locale } from '@krishi/storefront-core/locale'
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core'
import { isOneOf } from './rules.ts'
import { users } from './users.ts'

/** A browser. The cookie's secret is kept as its hash only, which is also the key. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    id: uuid('id').notNull(),
    guestUserId: uuid('guest_user_id').notNull(),
    /** Null until the shopper signs in. */
    userId: uuid('user_id').references(() => users.id),
    selectedLanguage: text('selected_language').$type<Locale>().notNull(),
    utm: jsonb('utm').$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When its browser last opened the shop. */
    usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sessions_expires_at').on(table.expiresAt),
    // Every bearer token is looked up by its session, and deleting an account ends all sessions of a shopper.
    index('sessions_id').on(table.id),
    index('sessions_user').on(table.userId),
    check('sessions_language_known', isOneOf(table.selectedLanguage, locales)),
  ],
)

/** Counters of the limits of codes, and of the rate limits when several servers share a PostgreSQL: the library's columns. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
