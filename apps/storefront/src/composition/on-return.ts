/** Calls `listener` when the page is shown from the back-forward cache, becomes visible or comes online [L08]. */
export function onReturn(listener: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('pageshow', (event) => event.persisted && listener(), { signal })
  addEventListener('online', listener, { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener(), { signal })
  return () => stop.abort()
}
