/** Tells whether an unknown value has a shape. Data from storage or the network passes one before rules see it. */
export type Guard<T> = (value: unknown) => value is T

/** A plain object with text keys; lists and null are none. */
export const isRecord: Guard<Readonly<Record<string, unknown>>> = (value): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Any text, also the empty one. */
export const isText: Guard<string> = (value): value is string => typeof value === 'string'

/** True or false. */
export const isFlag: Guard<boolean> = (value): value is boolean => typeof value === 'boolean'

/** A whole number of at least 0 that a double holds exactly: counts, paise, milliseconds. */
export const isCount: Guard<number> = (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** A finite number of at least 0, fractions allowed. */
export const isPositive: Guard<number> = (value): value is number => Number.isFinite(value) && Number(value) >= 0

/** One of the given values. */
export function isOneOf<const T extends readonly unknown[]>(...allowed: T): Guard<T[number]> {
  return (value): value is T[number] => allowed.some((candidate) => candidate === value)
}

/** The value that `guard` knows, or null. */
export function isNullOr<T>(guard: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || guard(value)
}

/** A list in which every entry passes. */
export function isListOf<T>(guard: Guard<T>): Guard<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(guard)
}

/** An object whose named properties pass; it may have others. */
export function hasShape<T extends object>(guards: { readonly [Key in keyof T]-?: Guard<T[Key]> }): Guard<T> {
  const entries: readonly (readonly [string, Guard<unknown>])[] = Object.entries(guards)
  return (value): value is T => isRecord(value) && entries.every(([key, guard]) => guard(value[key]))
}
