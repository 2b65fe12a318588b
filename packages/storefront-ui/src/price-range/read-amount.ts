import { toAsciiDigits } from '@krishi/storefront-core/digits'
import type { RupeeRange } from './price-range.types.ts'
import type { RangeBounds } from './range-words.ts'
import { sameRange } from './range-words.ts'

/** Which end of a range. */
export type End = 'min' | 'max'

/** What became of something typed: a range, or why it is none. */
export type ReadAmount =
  | { readonly ok: true; readonly range: RupeeRange }
  | { readonly ok: false; readonly problem: 'notAPrice' | 'notBelow' | 'notAbove'; readonly other: number }

/**
 * Reads what was typed for one end of `range`, in the digits of any script, with or without commas and ₹. It is rounded
 * to the step of the slider; nothing typed means no limit at that end. From "any price" the other end is the outermost
 * one, because nobody asked for the 20,000 that the slider shows then.
 */
export function readAmount(typed: string, end: End, range: RupeeRange, { limits, anyPrice }: RangeBounds): ReadAmount {
  const inForce = sameRange(range, anyPrice) ? limits : range
  const other = end === 'min' ? inForce.max : inForce.min
  const digits = toAsciiDigits(typed).replace(/[₹,\s]/g, '')
  const written = digits === '' ? limits[end] : /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
  if (!(written >= limits.min && written <= limits.max)) return { ok: false, problem: 'notAPrice', other }
  const amount = Math.round(written / limits.step) * limits.step
  if (end === 'min' && amount >= other) return { ok: false, problem: 'notBelow', other }
  if (end === 'max' && amount <= other) return { ok: false, problem: 'notAbove', other }
  const found = end === 'min' ? { min: amount, max: other } : { min: other, max: amount }
  return { ok: true, range: found.min === limits.min && found.max === limits.max ? anyPrice : found }
}
