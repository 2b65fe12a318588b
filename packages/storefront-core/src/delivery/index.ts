export { daysForDistance, distanceKm, nearestPlace } from './distance.ts'
export type { Coordinates, DistanceBand } from './distance.ts'
export { readEta } from './eta.ts'
export type { DeliveryEta } from './eta.ts'
