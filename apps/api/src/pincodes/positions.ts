import { distanceKm, type Coordinates } from '@krishi/storefront-core/delivery'

/** Degrees. */
export type Position = Coordinates

/** The middle value; the mean of the two in the middle for an even count. The list must not be empty. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  return (lower + upper) / 2
}

/** The median of each coordinate. The list must not be empty. */
export function medianPosition(positions: readonly Position[]): Position {
  return {
    latitude: median(positions.map(({ latitude }) => latitude)),
    longitude: median(positions.map(({ longitude }) => longitude)),
  }
}

/** The median of the post offices of one pincode, taken again without those that lie far from the others. */
export function positionWithoutOutliers(positions: readonly Position[], farKm: number): Position {
  const first = medianPosition(positions)
  const near = positions.filter((position) => distanceKm(position, first) <= farKm)
  return near.length === 0 ? first : medianPosition(near)
}
