import type { RatingShare } from './review.ts'

/** What the ratings of a product come to [19.3]. */
export interface RatingOverview {
  /** 1 to 5 with one decimal; 0 when nobody has rated. */
  readonly average: number
  /** How many have rated, with words or without. */
  readonly count: number
  /** Five stars first; the percentages are whole and come to 100, or to 0 when nobody has rated. */
  readonly shares: readonly RatingShare[]
}

const stars = [5, 4, 3, 2, 1] as const

/** Makes the summary of a product's ratings [19.3]. `counts` says how many gave 1, 2, 3, 4 and 5 stars; what is absent is 0. */
export function summarizeRatings(counts: ReadonlyMap<number, number>): RatingOverview {
  const rows = stars.map((rating) => ({ rating, count: counts.get(rating) ?? 0 }))
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  const points = rows.reduce((sum, { rating, count }) => sum + rating * count, 0)
  const average = total === 0 ? 0 : Math.round((points * 10) / total) / 10
  const all = { average, count: total }
  return { ...all, shares: wholePercentages(rows, total).map((share) => ({ ...share, ...all })) }
}

interface StarCount {
  readonly rating: RatingShare['rating']
  readonly count: number
}

type StarShare = Pick<RatingShare, 'rating' | 'percentage'>

/** Rounds down and gives what is missing to those that lost most, so that five bars never come to 99 or 101. */
function wholePercentages(counts: readonly StarCount[], total: number): readonly StarShare[] {
  if (total === 0) return counts.map(({ rating }) => ({ rating, percentage: 0 }))
  const rows = counts.map(({ rating, count }) => ({
    rating,
    whole: Math.floor((count * 100) / total),
    lost: (count * 100) % total,
  }))
  const missing = 100 - rows.reduce((sum, { whole }) => sum + whole, 0)
  const raised = new Set(
    [...rows]
      .sort((a, b) => b.lost - a.lost)
      .slice(0, missing)
      .map(({ rating }) => rating),
  )
  return rows.map(({ rating, whole }) => ({ rating, percentage: whole + (raised.has(rating) ? 1 : 0) }))
}
