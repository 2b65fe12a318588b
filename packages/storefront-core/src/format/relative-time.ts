import { toEpochMs, toIndiaTime } from './india-time.ts'
import type { Instant, IndiaTime } from './india-time.ts'

/** How long ago something was, for a message that has the words. */
export interface RelativeTime {
  readonly unit: 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'
  readonly count: number
}

const lengthsMs = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const

/**
 * The largest unit that is not zero between then and now [02.3]. Years and months are those of the calendar in India.
 * What lies in the future or is no date counts as 0 seconds ago.
 */
export function relativeTime(then: Instant, now: Instant): RelativeTime {
  const months = wholeMonths(then, now)
  if (months >= 12) return { unit: 'year', count: Math.floor(months / 12) }
  if (months >= 1) return { unit: 'month', count: months }
  const elapsed = toEpochMs(now) - toEpochMs(then)
  for (const [unit, length] of lengthsMs) {
    if (elapsed >= length) return { unit, count: Math.floor(elapsed / length) }
  }
  return { unit: 'second', count: 0 }
}

/** Calendar months that have passed in full. */
function wholeMonths(then: Instant, now: Instant): number {
  const from = toIndiaTime(then)
  const to = toIndiaTime(now)
  if (!from || !to) return 0
  const months = (to.year - from.year) * 12 + to.month - from.month
  return msIntoMonth(to, now) < msIntoMonth(from, then) ? months - 1 : months
}

function msIntoMonth(time: IndiaTime, instant: Instant): number {
  const msIntoMinute = toEpochMs(instant) % 60_000
  return ((time.day * 24 + time.hour) * 60 + time.minute) * 60_000 + msIntoMinute
}
