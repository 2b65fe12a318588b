import { digitsOnly, editPhone, isValidPhone, toAsciiDigits } from '../digits/index.ts'

/** Where an order is looked up: on the page of orders, or in the modal over another page. */
export type TrackPlace = 'page' | 'modal'

/** What an order is looked up by: the mobile number that it is delivered to, or its own number without the BH of its name. */
export interface OrderLookup {
  readonly by: 'mobile' | 'number'
  readonly digits: string
}

/** What is typed or pasted, read. */
export interface TrackInput {
  /** As 0 to 9: at most ten once they are a whole number, and a `+` while a country code is being typed. */
  readonly digits: string
  /** There was something in it that is neither a digit nor part of how numbers are written. */
  readonly isRefused: boolean
}

/** The name of an order, as it is pasted: BH stands before a digit. */
const named = /^\s*#?\s*BH(?=\s*\d)/i

/** What may stand between the digits of a number. */
const notWritten = /[^\d\s+#()./-]/

/**
 * Reads digits of any script; letters are refused, but for the BH of an order's name that is pasted with it [31.7]. A mobile
 * number loses what people write before it.
 *
 * @param before What the field held before this edit.
 */
export function readTrackInput(text: string, before = ''): TrackInput {
  const ascii = toAsciiDigits(text)
  const number = ascii.replace(named, '')
  const digits = number === ascii ? editPhone(ascii, before) : digitsOnly(number, 10)
  return { digits, isRefused: notWritten.test(number) }
}

/**
 * What to look an order up by [31.7]: a whole mobile number; fewer digits are an order's number, which only the window takes.
 * Null while there is nothing to look up.
 */
export function trackLookup(digits: string, place: TrackPlace): OrderLookup | null {
  if (isValidPhone(digits)) return { by: 'mobile', digits }
  return place === 'modal' && /^\d{1,9}$/.test(digits) ? { by: 'number', digits } : null
}
