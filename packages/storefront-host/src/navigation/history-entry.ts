/** The name of the current history entry. */
export function readEntry(): string {
  return (history.state as { entry?: string } | null)?.entry ?? 'first'
}

/** Whether this document was reloaded or returned to, so that its last scroll position is known. */
export function isLoadedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}
