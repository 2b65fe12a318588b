import type { StartMoment } from './page-start.ts'

/** Calls `start` at the moment that a page is to start, if nothing was touched before. */
export function startAtMoment(moment: StartMoment, start: () => void): void {
  function whenIdle(): void {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
    else setTimeout(start, 200)
  }

  if (moment === 'at-once') start()
  else if (moment === 'at-touch' && keepsNothing()) followMouse(start)
  else if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

/** A device that keeps nothing of the shop has no cart, no session and no answer to show. */
function keepsNothing(): boolean {
  try {
    return localStorage.length === 0
  } catch {
    return true
  }
}

/** Chromium also reports a mouse that rests while the page is laid out under it. */
function followMouse(start: () => void): void {
  addEventListener('pointermove', ({ movementX, movementY }) => {
    if (movementX !== 0 || movementY !== 0) start()
  })
}
