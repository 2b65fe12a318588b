/** A finger that moves less, in px, taps. */
const slop = 8

/**
 * Called with each move of a drag, `dx` px from where it began. When it ends it `isWhole` or not: something came between, such as
 * a second finger.
 */
export type OnDrag = (dx: number, isWhole?: boolean) => void

/**
 * Reads drags of a finger or the mouse on the row until `signal` is aborted. A drag, and a gesture of two fingers, is no tap:
 * the click after it is swallowed.
 */
export function listenToSwipes(row: HTMLElement, signal: AbortSignal, onDrag: OnDrag): void {
  let start: PointerEvent | null = null
  let dx: number | null = null
  let isGesture = false

  function drop(isWhole: boolean): void {
    if (dx !== null) onDrag(dx, isWhole)
    start = dx = null
  }

  function onDown(event: PointerEvent): void {
    drop(false)
    isGesture = !event.isPrimary
    if (!isGesture && event.button === 0) start = event
  }

  function onMove(event: PointerEvent): void {
    // The mouse button may have been released outside the window.
    if (start === null || event.buttons === 0) return
    const across = event.clientX - start.clientX
    if (dx === null) {
      if (Math.abs(across) < Math.max(slop, Math.abs(event.clientY - start.clientY))) return
      isGesture = true
      row.setPointerCapture(event.pointerId)
    }
    onDrag((dx = across))
  }

  function onClick(event: MouseEvent): void {
    // A click by key has no pointer and is never a drag.
    if (!isGesture || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }

  const listeners = {
    pointerdown: onDown,
    pointermove: onMove,
    pointerup: () => drop(true),
    pointercancel: () => drop(false),
    dragstart: (event: Event) => event.preventDefault(),
    click: onClick,
  }
  for (const [type, listener] of Object.entries(listeners)) {
    row.addEventListener(type, listener as EventListener, { signal, capture: true })
  }
}
