import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Translated } from './translated.ts'
import { originColumn } from './origin.ts'
import { couponTypes, isMoney, isOneOf } from './rules.ts'

/** What an offer says, in three lines. */
export interface CouponDescription {
  readonly firstLine: Translated
  readonly secondLine: Translated
  readonly thirdLine: Translated
}

export const coupons = pgTable(
  'coupons',
  {
    /** What is typed; upper case. */
    code: text('code').primaryKey(),
    valueType: text('value_type').$type<'PERCENTAGE' | 'FIXED_AMOUNT'>().notNull(),
    /** Percent, or paise. */
    value: doublePrecision('value').notNull(),
    description: jsonb('description').$type<CouponDescription>().notNull(),
    minimumPurchase: bigint('minimum_purchase', { mode: 'number' }).notNull(),
    /** Whether it stops at a fifth of the cart [26.3]. */
    isCapped: boolean('is_capped').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** Null is open. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** How many orders one shopper may use it for; null is any number. */
    perShopperLimit: integer('per_shopper_limit'),
    /** How many orders may use it in all; null is any number. */
    totalLimit: integer('total_limit'),
    used: integer('used').notNull().default(0),
    /** Whether it is offered; the others must be known. */
    isListed: boolean('is_listed').notNull(),
    position: integer('position').notNull(),
    origin: originColumn(),
  },
  (table) => [
    index('coupons_listed').on(table.isListed, table.position),
    check('coupons_type_known', isOneOf(table.valueType, couponTypes)),
    check('coupons_minimum_money', isMoney(table.minimumPurchase)),
    check('coupons_value', sql`${table.value} >= 0`),
    check('coupons_limits', sql`${table.perShopperLimit} >= 0 and ${table.totalLimit} >= 0`),
    check('coupons_used', sql`${table.used} >= 0`),
    check('coupons_within_limit', sql`${table.totalLimit} is null or ${table.used} <= ${table.totalLimit}`),
  ],
)

/**
 * How often a coupon was used by whom. That counts on when a coupon is gone and its code comes again, so it does not refer to the coupon. A holder is a shopper or a hashed mobile number: whoever comes as a new guest keeps that. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    code: text('code').notNull(),
    holder: text('holder').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.holder] }), check('coupon_uses_used', sql`${table.used} >= 0`)],
)
