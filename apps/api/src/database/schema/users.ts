import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { originColumn } from './origin.ts'

/** Shoppers who have an account. A deleted one keeps its row without personal data, because orders refer to it. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    /** The type of the shopper; empty for a farmer. Brands are named by those who run the shop. */
    typeId: text('type_id').notNull().default(''),
    /** Owner of the account's checkouts and orders, on every device: the `guestUserId` of all its sessions. */
    shopperId: uuid('shopper_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** The demonstration's farmers are accounts that have no number: nobody can sign in to them. */
    origin: originColumn(),
  },
  (table) => [index('users_shopper').on(table.shopperId)],
)

/**
 * Maps a mobile number to its account. Being the key of its own table makes a number unique without a constraint across the shards of
 * `users`.
 */
export const userNumbers = pgTable(
  'user_numbers',
  {
    /** Ten digits. */
    mobileNumber: text('mobile_number').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('user_numbers_user').on(table.userId)],
)

/** The one code that a session can prove a number with now. The code is kept as a keyed hash with its number, which is not kept. */
export const otpCodes = pgTable(
  'otp_codes',
  {
    sessionId: uuid('session_id').primaryKey(),
    codeHash: text('code_hash').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    triesLeft: integer('tries_left').notNull(),
  },
  (table) => [
    index('otp_codes_expires_at').on(table.expiresAt),
    check('otp_codes_tries', sql`${table.triesLeft} >= 0`),
  ],
)
