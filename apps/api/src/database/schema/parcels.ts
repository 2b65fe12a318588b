import type { ShipmentStatus, TrackingEvent } from '@krishi/storefront-core/orders'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'
import { isOneOf, parcelStatuses } from './rules.ts'

/** What left for a shopper in one piece [31.2]. */
export const parcels = pgTable(
  'parcels',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** A `cancelled` one never left. */
    status: text('status').$type<'success' | 'cancelled'>().notNull(),
    /** The carrier; empty where it is not recorded. */
    carrier: text('carrier').notNull(),
    /** Null where it has no number to ask by. */
    trackingNumber: text('tracking_number'),
    /** The number under which the carrier's system knows it [31.9]: the name of its order, unless that has several parcels. */
    reference: text('reference').notNull(),
    /** What the carrier said last; null before its first answer. */
    shipmentStatus: text('shipment_status').$type<ShipmentStatus>(),
    /** The way so far, the newest first. */
    events: jsonb('events').$type<readonly TrackingEvent[]>().notNull(),
    /** When the carrier answered last. */
    readAt: timestamp('read_at', { withTimezone: true }),
    /** Since when the carrier has failed to answer; null after an answer. */
    failingSince: timestamp('failing_since', { withTimezone: true }),
    /** When the carrier is asked next; null for a parcel that has come, goes back or cannot be asked of. */
    askAt: timestamp('ask_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('parcels_order').on(table.orderId, table.sentAt),
    index('parcels_tracking_number').on(table.trackingNumber),
    index('parcels_ask_at').on(table.askAt),
    check('parcels_status_known', isOneOf(table.status, parcelStatuses)),
  ],
)

/** How many of which lines of its order a parcel holds. */
export const parcelLines = pgTable(
  'parcel_lines',
  {
    parcelId: uuid('parcel_id')
      .notNull()
      .references(() => parcels.id),
    /** The line of the order. */
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.parcelId, table.position] }),
    check('parcel_lines_quantity_positive', sql`${table.quantity} > 0`),
  ],
)
