/** Degrees. */
export interface Position {
  latitude: number
  longitude: number
}

const earthDiameterKm = 12_742

/** The middle value; the mean of the two in the middle for an even count. The list must not be empty. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  return (lower + upper) / 2
}

/** Great-circle distance in kilometres. */
export function distanceKm(from: Position, to: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const height =
    Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return earthDiameterKm * Math.asin(Math.sqrt(height))
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
