import type { Presence } from '../payment/presence.ts'

/** Whether the shopper looks at the page and has a network, as a browser knows it: `browserPresence(() => window)`. */
export function browserPresence(pageOf: () => Window): Presence {
  return {
    isAway: () => pageOf().document.hidden || !pageOf().navigator.onLine,
    onReturn(listener) {
      const stop = new AbortController()
      const { signal } = stop
      pageOf().addEventListener('online', listener, { signal })
      pageOf().document.addEventListener('visibilitychange', listener, { signal })
      return () => stop.abort()
    },
  }
}
