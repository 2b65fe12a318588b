/** What the name of an entry is kept in. */
type State = { readonly entry?: string } | null

/** The name of the current history entry; the first of a document has none of its own. */
export function readEntry(): string {
  return (history.state as State)?.entry ?? 'first'
}

/** The state of a new history entry, with a name that no other entry has. */
export function nameEntry(state: unknown): object {
  return { ...(state as State), entry: String(Math.random()) }
}

/** The state that replaces that of the current entry, which keeps its name. */
export function keepName(state: unknown): object {
  return { entry: (history.state as State)?.entry, ...(state as State) }
}

/** Whether this document was reloaded or returned to, so that its last scroll position is known. */
export function isLoadedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}
