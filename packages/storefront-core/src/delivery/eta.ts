import type { DeliveryEstimate } from '../contract/index.ts'
import { toAsciiDigits } from '../digits/index.ts'

/** What a delivery estimate means [16.4]. */
export type DeliveryEta =
  /** In so many days, or within a span of them. */
  | { readonly kind: 'days'; readonly from: number; readonly to: number }
  /** Words of the server, in the shopper's language, shown as they are. */
  | { readonly kind: 'text'; readonly text: string }
  /** The server knows the place and no date: '6+ Days'. */
  | { readonly kind: 'unknown' }
  /** 'Invalid Pincode'. */
  | { readonly kind: 'invalid-pincode' }
  /** 'Undeliverable Pincode'. */
  | { readonly kind: 'undeliverable' }

/**
 * Reads an estimate [16.4]: the two special values whatever their type and letters, days where the type is `DAY` and the
 * eta a count or a span such as "3-5", nothing as '6+ Days', anything else as words.
 */
export function readEta({ eta, type }: DeliveryEstimate): DeliveryEta {
  const text = eta.trim()
  if (/^invalid pincode$/i.test(text)) return { kind: 'invalid-pincode' }
  if (/^undeliverable pincode$/i.test(text)) return { kind: 'undeliverable' }
  if (text === '') return { kind: 'unknown' }
  if (type.trim().toUpperCase() !== 'DAY') return { kind: 'text', text }
  const [, first, last] = /^(\d{1,3})(?:\s*-\s*(\d{1,3}))?$/.exec(toAsciiDigits(text)) ?? []
  if (first === undefined) return { kind: 'text', text }
  const [from, to] = [Number(first), Number(last ?? first)]
  return { kind: 'days', from: Math.min(from, to), to: Math.max(from, to) }
}
