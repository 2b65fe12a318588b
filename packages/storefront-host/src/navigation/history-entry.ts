/** The number of the current history entry; the first of a document has none of its own, and is 0. */
export function readEntry(): number {
  return (history.state as { entry?: number } | null)?.entry ?? 0
}

/** The state of an entry of that number: by default a new one, which no other entry has. */
export function numberEntry(state: unknown, entry = Math.random()): object {
  return { ...(state as object | null), entry }
}

/** Whether this document was reloaded or returned to, so that its last scroll position is known. */
export function isLoadedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}
