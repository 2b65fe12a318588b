import { isOneKeyMore, toAsciiDigits } from './digits.ts'

/** Ten digits behind everything that people write before them: +91, 91, 0, 0091, 091, and once more a 0. */
const whole = /^(?:(?:\+|00?)?91)?0?([1-9]\d{9})$/

/** One more than the longest spelling of a number has, so that what is cut off never makes a number whole. */
const longest = 16

/**
 * A mobile number as ten digits [02.10]. Takes what people type, paste and what apps pass: `+91`, `91`, `0` or `0091` in front,
 * spaces, dashes, digits of any script. What is not ten digits after that stays as it is, with too few, too many or those of
 * another country: cut to ten it would be the number of a stranger.
 */
export function normalizePhone(text: string): string {
  const written = toAsciiDigits(text)
    .replaceAll('＋', '+')
    .replace(/[^\d+]/g, '')
  const compact = written.slice(0, 1) + written.slice(1).replaceAll('+', '')
  return whole.exec(compact)?.[1] ?? compact.slice(0, longest)
}

/**
 * Whether it can be the number of an Indian mobile, as `normalizePhone` gives it [28.3]: ten digits, the first of them 6 to 9,
 * and not the same one ten times.
 */
export function isValidPhone(phone: string): boolean {
  return /^[6-9]\d{9}$/.test(phone) && /(.)(?!\1)./.test(phone)
}

/**
 * What a phone field holds after an edit [32.1]. A key too many leaves a whole number as it was. One that begins with 91 takes
 * more: it may be the country code of a number that is still being typed.
 */
export function editPhone(text: string, before: string): string {
  const phone = normalizePhone(text)
  const isFull = isValidPhone(before) && !before.startsWith('91')
  return isFull && isOneKeyMore(phone, before) ? before : phone
}
