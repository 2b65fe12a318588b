import type { StartMoment } from './page-start.ts'

/** Calls `start` at the moment that a page is to start, if nothing was touched before. */
export function startAtMoment(moment: StartMoment, start: () => void): void {
  function whenIdle(): void {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
    else setTimeout(start, 200)
  }

  /** Chromium also reports a mouse that rests while the page is laid out under it. */
  function followMouse({ movementX, movementY }: PointerEvent): void {
    if (movementX !== 0 || movementY !== 0) start()
  }

  if (moment === 'at-once') start()
  else if (moment === 'at-touch' && keepsNothing()) addEventListener('pointermove', followMouse)
  else if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}

/** A device that keeps nothing of the shop has no cart, no session and no answer to show. */
function keepsNothing(): boolean {
  try {
    return localStorage.length === 0
  } catch {
    return true
  }
}
