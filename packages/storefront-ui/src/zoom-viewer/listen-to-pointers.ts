import type { ZoomedPicture } from './create-zoomed-picture.ts'
import { logged } from './log-failure.ts'
import { readFingers } from './read-fingers.ts'

/** Claims two fingers from the start; `touch-action` alone would let the browser scroll with them. */
function claimFingers(event: TouchEvent): void {
  if (event.touches.length > 1 && event.cancelable) event.preventDefault()
}

/**
 * Reads gestures from the pointers on the stage of a picture until `signal` is aborted. A gesture of two fingers ends without a
 * click.
 */
export function listenToPointers(
  stage: HTMLElement,
  signal: AbortSignal,
  picture: ZoomedPicture,
  onSwipe: (step: 1 | -1) => void,
): void {
  const fingers = readFingers(picture, onSwipe)
  let moves = new AbortController()

  /**
   * Moves are read at the window, and end there: nobody else looks for them while a gesture lasts, least of all React, which
   * would search the page from its root, twice for each finger.
   */
  function listenToMoves(): void {
    moves = new AbortController()
    const options = { signal: moves.signal, capture: true, passive: true }
    const view = stage.ownerDocument.defaultView
    view?.addEventListener('pointermove', logged(onMove), options)
    view?.addEventListener('touchmove', logged(onTouchMove), options)
  }

  function onDown(event: PointerEvent): void {
    if (event.button !== 0) return
    if (fingers.press(event)) listenToMoves()
    stage.setPointerCapture(event.pointerId)
  }

  function onMove(event: PointerEvent): void {
    if (fingers.move(event)) event.stopPropagation()
  }

  function onTouchMove(event: TouchEvent): void {
    event.stopPropagation()
    fingers.moveBoth(event)
  }

  function onUp(event: PointerEvent): void {
    fingers.lift(event)
    if (!fingers.areDown()) moves.abort()
  }

  function onClick(event: MouseEvent): void {
    if (!fingers.havePinched() || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }

  signal.addEventListener('abort', () => moves.abort())
  stage.addEventListener('pointerdown', logged(onDown), { signal })
  stage.addEventListener('pointerup', logged(onUp), { signal })
  stage.addEventListener('pointercancel', logged(onUp), { signal })
  stage.addEventListener('touchstart', logged(claimFingers), { signal, passive: false })
  stage.addEventListener('click', logged(onClick), { signal, capture: true })
}
