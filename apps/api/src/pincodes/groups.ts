/** Collects the values under the key of each, in the order of their arrival. */
export function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const value of values) {
    const group = groups.get(keyOf(value))
    if (group === undefined) groups.set(keyOf(value), [value])
    else group.push(value)
  }
  return groups
}

/** How often each value occurs. */
export function countOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** The values, most frequent first; ties go to the one with the higher weight, then to the alphabet. */
export function mostFrequent(values: readonly string[], weights: ReadonlyMap<string, number> = new Map()): string[] {
  const weightOf = (value: string) => weights.get(value) ?? 0
  return [...countOf(values)]
    .toSorted(
      ([left, leftCount], [right, rightCount]) =>
        rightCount - leftCount || weightOf(right) - weightOf(left) || left.localeCompare(right),
    )
    .map(([value]) => value)
}
