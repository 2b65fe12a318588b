/** What is left until an instant, in whole units. */
export interface Countdown {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** What is left from `now` until `until`, both in ms since 1970; null once it has come [35.3]. */
export function countdownTo(until: number, now: number): Countdown | null {
  const left = Math.ceil((until - now) / 1000)
  if (!(left > 0)) return null
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}
