/** Calls `act` when the browser is idle. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 4000 })
  else setTimeout(act, 1000)
}
