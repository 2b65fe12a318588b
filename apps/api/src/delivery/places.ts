import { distanceKm, type Coordinates } from '@krishi/storefront-core/delivery'
import { and, avg, between, eq, sql } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'

const { pincodes } = schema

/** A row of `pincodes`. */
export type PincodePlace = typeof pincodes.$inferSelect

/** One whose position is known. */
export type LocatedPlace = PincodePlace & Coordinates

/** The place of a pincode; undefined for an unknown one. */
export async function findPlace(database: Database, pincode: string): Promise<PincodePlace | undefined> {
  const [row] = await database.select().from(pincodes).where(eq(pincodes.pincode, pincode))
  return row
}

/** About where a place is: the middle of its own post offices, else of its district's; null where neither is known. */
export async function positionOf(database: Database, place: PincodePlace): Promise<Coordinates | null> {
  if (place.latitude !== null && place.longitude !== null) {
    return { latitude: place.latitude, longitude: place.longitude }
  }
  const [middle] = await database
    .select({ latitude: avg(pincodes.latitude), longitude: avg(pincodes.longitude) })
    .from(pincodes)
    .where(and(eq(pincodes.provinceId, place.provinceId), eq(pincodes.district, place.district)))
  if (!middle || middle.latitude === null || middle.longitude === null) return null
  return { latitude: Number(middle.latitude), longitude: Number(middle.longitude) }
}

/** Farther than this from every post office is abroad, or at sea. */
const farthestKm = 60

/** Degrees around a point that hold everything within `farthestKm`, as far north as India reaches. */
const reach = { latitude: 0.6, longitude: 0.8 }

/** The pincode whose post offices lie nearest; several share a middle, so it is about right. Undefined outside of India. */
export async function findNearestPlace(database: Database, from: Coordinates): Promise<LocatedPlace | undefined> {
  const shrink = Math.cos((from.latitude * Math.PI) / 180)
  const [row] = await database
    .select()
    .from(pincodes)
    .where(
      and(
        between(pincodes.latitude, from.latitude - reach.latitude, from.latitude + reach.latitude),
        between(pincodes.longitude, from.longitude - reach.longitude, from.longitude + reach.longitude),
      ),
    )
    .orderBy(
      sql`power(${pincodes.latitude} - ${from.latitude}::float8, 2)
        + power((${pincodes.longitude} - ${from.longitude}::float8) * ${shrink}::float8, 2)`,
      pincodes.pincode,
    )
    .limit(1)
  if (!row || row.latitude === null || row.longitude === null) return undefined
  const place = { ...row, latitude: row.latitude, longitude: row.longitude }
  return distanceKm(from, place) <= farthestKm ? place : undefined
}
