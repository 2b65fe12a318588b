import type { Engagement } from '../contract/community-payloads.ts'

/** How one option of a quiz or poll fares. */
export interface OptionResult {
  readonly id: string
  readonly text: string
  readonly votes: number
  /** Whole percent; all options together are 100, or 0 without votes. */
  readonly percent: number
  readonly isSelected: boolean
  /** Null in a poll, and in a quiz whose answer is not told yet. */
  readonly isCorrect: boolean | null
}

/** Whether a quiz or poll still takes answers [34.2]. */
export function isEngagementOpen({ endsOn }: Pick<Engagement, 'endsOn'>, now: number): boolean {
  return now < Date.parse(endsOn)
}

/** How the options of a quiz or poll fare; the percents are rounded so that they sum to 100 (largest remainder). */
export function engagementResults(engagement: Engagement): readonly OptionResult[] {
  const { options, selectedOptionId, correctOptionId } = engagement
  const total = options.reduce((sum, { votes }) => sum + votes, 0)
  const exact = options.map(({ votes }) => (total === 0 ? 0 : (votes * 100) / total))
  const roundedUp = largestRemainders(exact)
  return options.map(({ id, text, votes }, index) => ({
    id,
    text,
    votes,
    percent: total === 0 ? 0 : Math.floor((votes * 100) / total) + (roundedUp.has(index) ? 1 : 0),
    isSelected: id === selectedOptionId,
    isCorrect: correctOptionId === null ? null : id === correctOptionId,
  }))
}

/** The quiz or poll once an option is chosen, until the server tells its results [34.3]; one that is answered stays as it is. */
export function withAnswer(engagement: Engagement, selectedOptionId: string): Engagement {
  if (engagement.isUserAnswered) return engagement
  const options = engagement.options.map((option) =>
    option.id === selectedOptionId ? { ...option, votes: option.votes + 1 } : option,
  )
  return { ...engagement, options, selectedOptionId, isUserAnswered: true }
}

/** The places of the shares that are rounded up, so that whole percents make 100. */
function largestRemainders(exact: readonly number[]): ReadonlySet<number> {
  const sum = exact.reduce((all, each) => all + each, 0)
  const left = Math.round(sum) - exact.reduce((all, each) => all + Math.floor(each), 0)
  const byRemainder = exact
    .map((each, index) => ({ index, remainder: each - Math.floor(each) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  return new Set(byRemainder.slice(0, left).map(({ index }) => index))
}
