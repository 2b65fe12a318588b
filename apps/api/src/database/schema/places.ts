import type { PincodePlace } from '@krishi/storefront-core/address'
import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { originColumn } from './origin.ts'

export const pincodes = pgTable(
  'pincodes',
  {
    pincode: text('pincode').primaryKey(),
    provinceId: text('province_id').notNull(),
    district: text('district').notNull(),
    city: text('city').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Other places that the pincode reaches, the most frequent first. Earlier versions wrote a district of the same state as a text. */
    alternatives: jsonb('alternatives').$type<readonly (PincodePlace | string)[]>().notNull(),
    /** Whether the shop brings goods there. */
    isServed: boolean('is_served').notNull().default(true),
    origin: originColumn(),
  },
  (table) => [
    index('pincodes_position').on(table.latitude, table.longitude),
    index('pincodes_district').on(table.provinceId, table.district),
    check('pincodes_position', sql`${table.latitude} between -90 and 90 and ${table.longitude} between -180 and 180`),
    check('pincodes_digits', sql`${table.pincode} ~ '^[1-9][0-9]{5}$'`),
  ],
)

/** Which version of each seed was loaded, so that a start with the same one writes nothing. */
export const seedVersions = pgTable('seed_versions', {
  name: text('name').primaryKey(),
  version: text('version').notNull(),
  /** Of the rows as they were written: while it is still theirs, nobody has changed them. Null for the search index. */
  fingerprint: text('fingerprint'),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
})
