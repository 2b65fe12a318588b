import type { Locale } from '../locale/index.ts'
import { toIndiaTime } from './india-time.ts'
import type { Instant, IndiaTime } from './india-time.ts'
import { monthNames } from './month-names.ts'

/** `24 Nov 2026 05:30 PM` in India time, month in the language [02.4]. Empty for a text that is no date. */
export function formatDateTimeIst(instant: Instant, locale: Locale): string {
  const time = toIndiaTime(instant)
  if (!time) return ''
  const hour = twoDigits(time.hour % 12 === 0 ? 12 : time.hour % 12)
  return `${fullDate(time, locale)} ${hour}:${twoDigits(time.minute)} ${time.hour < 12 ? 'AM' : 'PM'}`
}

/** `24 Nov 2026` in India time, for a day that may be in another year. Empty for a text that is no date. */
export function formatDate(instant: Instant, locale: Locale): string {
  const time = toIndiaTime(instant)
  return time ? fullDate(time, locale) : ''
}

/** `24-11-2026` in India time: when an order was placed [02.4]. Empty for a text that is no date. */
export function formatOrderDate(instant: Instant): string {
  const time = toIndiaTime(instant)
  return time ? `${twoDigits(time.day)}-${twoDigits(time.month)}-${String(time.year).padStart(4, '0')}` : ''
}

/** `24 Nov` for a date without time, such as a delivery day. Empty for a text that is no date. */
export function formatDayMonth(isoDate: Instant, locale: Locale): string {
  const time = toIndiaTime(isoDate)
  return time ? dayMonth(time, locale) : ''
}

function dayMonth(time: IndiaTime, locale: Locale): string {
  return `${time.day} ${monthNames[locale][time.month - 1]}`
}

function fullDate(time: IndiaTime, locale: Locale): string {
  return `${dayMonth(time, locale)} ${time.year}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
