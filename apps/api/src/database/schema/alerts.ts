import { locales, type Locale } from '@krishi/storefront-core/locale'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { alertEvents, alertStatuses, isMoney, isOneOf } from './rules.ts'
import { sessions } from './sessions.ts'

/** Browsers that take alerts: one row at most for each session, which goes with it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    /** SHA-256 of the endpoint. */
    id: text('id').primaryKey(),
    session: text('session')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    /** The address at the browser's push service. */
    endpoint: text('endpoint').notNull(),
    /** The browser's public key, for which alerts are encrypted. */
    p256dh: text('p256dh').notNull(),
    /** The browser's secret of the encryption. */
    auth: text('auth').notNull(),
    /** The language of the alerts. */
    language: text('language').$type<Locale>().notNull(),
    /** Whether it is told of the shopper's orders. */
    wantsOrders: boolean('wants_orders').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_session').on(table.session),
    index('push_subscriptions_orders')
      .on(table.id)
      .where(sql`${table.wantsOrders}`),
    check('push_subscriptions_language_known', isOneOf(table.language, locales)),
  ],
)

/** What a browser is told: one row, and so at most one alert, for each event of an order, and for each pack whose price is watched. */
export const alerts = pgTable(
  'alerts',
  {
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** The order, or the pack of a `price`. */
    reference: uuid('reference').notNull(),
    event: text('event').$type<(typeof alertEvents)[number]>().notNull(),
    /** Over once it was sent or given up, and from the start for what had happened before the shopper asked. */
    status: text('status').$type<(typeof alertStatuses)[number]>().notNull(),
    /** A `price` is sent once the pack costs less than this, in paise; null for others. */
    below: integer('below'),
    /** When it happened or was asked for. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** How often it was tried to send. */
    tries: integer('tries').notNull().default(0),
    /** When the next try is due: after one that failed, or after one of which nothing was heard; null before the first. */
    retryAt: timestamp('retry_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.reference, table.event] }),
    index('alerts_open')
      .on(table.changedAt)
      .where(sql`${table.status} = 'OPEN'`),
    check('alerts_event_known', isOneOf(table.event, alertEvents)),
    check('alerts_status_known', isOneOf(table.status, alertStatuses)),
    check('alerts_below_of_price', sql`(${table.event} = 'price') = (${table.below} is not null)`),
    check('alerts_below_money', isMoney(table.below)),
    check('alerts_tries', sql`${table.tries} >= 0`),
  ],
)
