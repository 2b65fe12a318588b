/** The name of the current history entry. */
export function readEntry(): string {
  return (history.state as { entry?: string } | null)?.entry ?? 'first'
}

/** Whether this document was loaded again, or come back to: where it was left is then known. */
export function isLoadedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}
