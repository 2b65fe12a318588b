/** A point on the map, in degrees. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** How long goods take to places within a distance of a warehouse. */
export interface DistanceBand {
  /** Up to and including so many kilometres; Infinity for the last band. */
  readonly upToKm: number
  /** Days from the order to the door, from the fewest to the most. */
  readonly days: readonly [from: number, to: number]
}

const earthDiameterKm = 12_742

/** Great-circle distance in kilometres (haversine). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const height =
    Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  // Rounding can lift the height of two opposite points above 1, where asin ends.
  return earthDiameterKm * Math.asin(Math.sqrt(Math.min(1, height)))
}

/** The place that lies nearest and how far it is, in km; null where there is none. */
export function nearestPlace<Place extends Coordinates>(
  from: Coordinates,
  places: readonly Place[],
): { readonly place: Place; readonly km: number } | null {
  const measured = places.map((place) => ({ place, km: distanceKm(from, place) }))
  return measured.reduce<(typeof measured)[number] | null>(
    (nearest, each) => (nearest && nearest.km <= each.km ? nearest : each),
    null,
  )
}

/** The days of the first band that reaches so far; null beyond the last one. Bands stand in the order of their reach. */
export function daysForDistance(km: number, bands: readonly DistanceBand[]): DistanceBand['days'] | null {
  return bands.find(({ upToKm }) => km <= upToKm)?.days ?? null
}
