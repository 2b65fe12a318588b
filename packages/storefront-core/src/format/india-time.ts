/** A moment: ms since 1970, or an ISO text. A text without an offset is India time [02.3]. */
export type Instant = number | string

/** What a wall clock in India shows. */
export interface IndiaTime {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
  /** 0 to 23. */
  readonly hour: number
  readonly minute: number
}

/** India keeps one offset all year. */
const indiaOffsetMs = 19_800_000

/** An instant in ms since 1970; NaN for a text that is no date. */
export function toEpochMs(instant: Instant): number {
  if (typeof instant === 'number') return instant
  const text = instant.trim()
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return Date.parse(`${text}T00:00:00+05:30`)
  return Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text.replace(' ', 'T')}+05:30`)
}

/** The wall clock of an instant, whatever the machine's zone; null for a text that is no date. */
export function toIndiaTime(instant: Instant): IndiaTime | null {
  const shifted = new Date(toEpochMs(instant) + indiaOffsetMs)
  if (Number.isNaN(shifted.getTime())) return null
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  }
}
