import type { Guard } from '@krishi/storefront-core/shape'
import { hasShape, isRecord } from '@krishi/storefront-core/shape'

/** Reads a value out of an answer; undefined where the answer has another shape than the contract's. */
export type Decoder<Value> = (payload: unknown) => Value | undefined

/** Takes an answer as it is once `guard` knows it. */
export function accept<Value>(guard: Guard<Value>): Decoder<Value> {
  return (payload) => (guard(payload) ? payload : undefined)
}

/** Takes an answer once `guard` knows it and gives what `read` makes of it. */
export function decode<Payload, Value>(
  guard: Guard<Payload>,
  read: (payload: Payload) => Value | undefined,
): Decoder<Value> {
  return (payload) => (guard(payload) ? read(payload) : undefined)
}

/**
 * Gives the one field that is read of an answer, once its guard knows it.
 *
 * @example
 * const toToken = fieldOf<{ readonly token: string }>({ token: isText })
 */
export function fieldOf<Payload extends object>(guards: {
  readonly [Name in keyof Payload]-?: Guard<Payload[Name]>
}): Decoder<Payload[keyof Payload]> {
  const name = Object.keys(guards)[0] as keyof Payload
  return decode(hasShape<Payload>(guards), (payload) => payload[name])
}

/** A map with any keys whose values pass. */
export function isMapOf<Value>(guard: Guard<Value>): Guard<Readonly<Record<string, Value>>> {
  return (value): value is Readonly<Record<string, Value>> => isRecord(value) && Object.values(value).every(guard)
}

/** A whole number that a double holds exactly, below 0 as well: stock that was oversold. */
export const isInteger: Guard<number> = (value): value is number => Number.isSafeInteger(value)

/** Undefined, or a value that `guard` knows: a field that an answer may leave out. */
export function isAbsentOr<Value>(guard: Guard<Value>): Guard<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || guard(value)
}
