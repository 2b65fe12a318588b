import { daysForDistance, nearestPlace, type DistanceBand } from '@krishi/storefront-core/delivery'
import type { Database } from '../database/index.ts'
import { deliveryPlan } from './delivery-plan.ts'
import { positionOf, type PincodePlace } from './places.ts'

/** How many days goods take to a place, the least and the most; null where that is not known, as beyond the last band. */
export async function daysTo(database: Database, place: PincodePlace): Promise<DistanceBand['days'] | null> {
  const position = await positionOf(database, place)
  const nearest = position && nearestPlace(position, deliveryPlan.warehouses)
  return nearest && daysForDistance(nearest.km, deliveryPlan.bands)
}
