/** Whether two lists, or two records, hold the same values at the same places. */
export function isSameShallow(one: object, other: object): boolean {
  const entries = Object.entries(one)
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([key, value]) => Object.hasOwn(other, key) && Object.is(value, Reflect.get(other, key)))
  )
}
