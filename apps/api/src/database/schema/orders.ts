import type { WireAddress } from '@krishi/storefront-core/address'
import type { OrderLine, PaymentMode } from '@krishi/storefront-core/checkout'
import type { ConsentRecord } from '@krishi/storefront-core/compliance'
import type { PlaceOrderResponse } from '@krishi/storefront-core/contract'
import type { SpecialDiscounts } from '@krishi/storefront-core/pricing'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type { Translated } from './translated.ts'
import { areNotNegative, checkoutStatuses, intentStatuses, isOneOf, orderStatuses, paymentModes } from './rules.ts'

/** What a checkout keeps of a line: which, how many, and the price when it was made. */
export interface CheckoutLine {
  readonly productId: string
  readonly variantId: string
  readonly productTitle: Translated
  readonly variantTitle: Translated
  readonly quantity: number
  readonly price: number
}

/** A line as the payment page last showed it. An order that would differ from it is refused. */
export interface QuotedLine {
  readonly variantId: string
  readonly quantity: number
  readonly price: number
}

/** A line as it was sold, in all its languages: the catalogue may change or drop the product later. */
export interface SoldLine extends Omit<OrderLine, 'productTitle' | 'variantTitle' | 'vendorName'> {
  readonly productTitle: Translated
  readonly variantTitle: Translated
  readonly vendorName: Translated
}

/** A line of an order: what was sold, and what was taken off all of it; absent in orders of before that was kept. */
export interface OrderedLine extends SoldLine {
  readonly specialDiscounts?: SpecialDiscounts
}

export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    /** A `withdrawn` one was left for a new checkout of the same cart; ordering from it opens it again. */
    status: text('status').$type<'open' | 'completed' | 'withdrawn'>().notNull(),
    lines: jsonb('lines').$type<readonly CheckoutLine[]>().notNull(),
    quote: jsonb('quote').$type<readonly QuotedLine[]>().notNull(),
    note: text('note').notNull(),
    /** The coupon to use; empty for none. Whether it holds is worked out each time. */
    discountCode: text('discount_code').notNull().default(''),
    /** Whether coins pay a part [27.1]. */
    useCoins: boolean('use_coins').notNull().default(false),
    /** How many coins the payment page last showed that it takes. An order that would take others is refused. */
    quotedCoins: integer('quoted_coins').notNull().default(0),
    deliveryAddress: jsonb('delivery_address').$type<WireAddress>(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    utm: jsonb('utm').$type<Readonly<Record<string, string>>>().notNull(),
    /** What the shopper agreed to when proceeding; null where the terms were ticked in advance. */
    consent: jsonb('consent').$type<ConsentRecord>(),
    orderId: uuid('order_id').references((): AnyPgColumn => orders.id),
    orderName: text('order_name'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('checkouts_owner').on(table.ownerId, table.createdAt),
    index('checkouts_order').on(table.orderId),
    check('checkouts_status_known', isOneOf(table.status, checkoutStatuses)),
    check('checkouts_quoted_coins', sql`${table.quotedCoins} >= 0`),
  ],
)

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkouts.id),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    /** Only a placed one is an order to anybody. An awaiting one keeps its goods until it is paid; an expired one has given them back. */
    status: text('status').$type<'awaiting' | 'placed' | 'expired'>().notNull().default('placed'),
    paymentMode: text('payment_mode').$type<PaymentMode>().notNull(),
    totalCost: bigint('total_cost', { mode: 'number' }).notNull(),
    shippingCharges: bigint('shipping_charges', { mode: 'number' }).notNull(),
    discountAmount: bigint('discount_amount', { mode: 'number' }).notNull(),
    specialDiscount: bigint('special_discount', { mode: 'number' }).notNull(),
    discountCode: text('discount_code').notNull().default(''),
    /** The shopper whose use of the coupon was counted; null where none was. */
    couponHolder: uuid('coupon_holder'),
    currentTotalPrice: bigint('current_total_price', { mode: 'number' }).notNull(),
    /** Coins that it earns; they are credited when it has been delivered [27.4]. */
    coins: integer('coins').notNull().default(0),
    deliveryAddress: jsonb('delivery_address').$type<WireAddress>().notNull(),
    note: text('note').notNull(),
    /** The consent of its checkout. */
    consent: jsonb('consent').$type<ConsentRecord>(),
    expectedFrom: date('expected_from').notNull(),
    expectedTo: date('expected_to').notNull(),
    fulfillmentStatus: text('fulfillment_status'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (table) => [
    index('orders_owner').on(table.ownerId, table.createdAt),
    index('orders_checkout').on(table.checkoutId),
    // A verified mobile number finds the orders that guests had delivered to it [31.7].
    index('orders_phone').on(sql`(${table.deliveryAddress} ->> 'phone')`),
    // Popular products of a state are computed from its latest orders [12.8].
    index('orders_province').on(sql`(${table.deliveryAddress} ->> 'province')`, table.id),
    // The job that credits coins looks for delivered orders.
    index('orders_delivered')
      .on(table.id)
      .where(sql`${table.fulfillmentStatus} = 'delivered' and ${table.coins} > 0`),
    check('orders_status_known', isOneOf(table.status, orderStatuses)),
    check('orders_payment_mode_known', isOneOf(table.paymentMode, paymentModes)),
    check(
      'orders_amounts',
      areNotNegative([
        table.totalCost,
        table.shippingCharges,
        table.discountAmount,
        table.specialDiscount,
        table.currentTotalPrice,
        table.coins,
      ]),
    ),
    check('orders_expected_days', sql`${table.expectedFrom} <= ${table.expectedTo}`),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    /** The pack, which may be gone: an order names what was sold and does not refer to it. */
    variantId: uuid('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    /** How many of them were taken off the stock: fewer where it goes on selling at zero. */
    taken: integer('taken').notNull().default(0),
    /** Paise for one. */
    price: integer('price').notNull(),
    snapshot: jsonb('snapshot').$type<OrderedLine>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_lines_variant').on(table.variantId),
    check('order_lines_quantity_positive', sql`${table.quantity} > 0`),
    check('order_lines_taken', sql`${table.taken} between 0 and ${table.quantity}`),
    check('order_lines_price', areNotNegative([table.price])),
  ],
)

/**
 * Every order number that is taken. Being the key of its own table makes a number unique without a constraint across
 * the shards of `orders`, and finds an order by the number that a shopper reads out.
 */
export const orderNumbers = pgTable(
  'order_numbers',
  {
    number: bigint('number', { mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
  },
  (table) => [index('order_numbers_order').on(table.orderId)],
)

/**
 * One row for each idempotency key of a shopper. A `running` row is a claim that lapses at `lease_until`, so that a
 * server that died in between does not block the shopper for ever. A `withdrawn` one can place no order any more.
 */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    ownerId: uuid('owner_id').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    claim: uuid('claim').notNull(),
    status: text('status').$type<'running' | 'done' | 'withdrawn'>().notNull(),
    answer: jsonb('answer').$type<PlaceOrderResponse>(),
    leaseUntil: timestamp('lease_until', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.key] }),
    check('idempotency_records_status_known', isOneOf(table.status, intentStatuses)),
  ],
)
