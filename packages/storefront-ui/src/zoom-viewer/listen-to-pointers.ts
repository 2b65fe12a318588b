import { swipeTolerance } from '../carousel/index.ts'
import { logged } from './log-failure.ts'
import { distanceOf, zoomLimits } from './zoom-geometry.ts'
import type { Point, View } from './zoom-geometry.ts'

/** Two fingers: where they are and how far apart, in px. */
interface Spread {
  readonly places: readonly [Point, Point]
  readonly distance: number
}

/** What a pointer event and a touch have in common, in px of the window. */
type Finger = Pick<Touch, 'clientX' | 'clientY'>

/** What fingers and mouse mean. */
export interface PointerMeanings {
  /** Called before the first finger is placed. */
  readonly measure: () => void
  /** A place of the window, from the middle of the stage. */
  readonly placeOf: (finger: Finger) => Point
  readonly viewNow: () => View
  /** One finger on an enlarged picture: how far it went since `start`. */
  readonly onDrag: (start: View, dx: number, dy: number) => void
  /** Two fingers, as they were and as they are. */
  readonly onPinch: (start: Spread & { readonly view: View }, now: Spread) => void
  /** Called when the last finger is lifted, before what its gesture meant. */
  readonly onLift: () => void
  readonly onDoubleTap: (place: Point) => void
  /** One finger across the whole picture, further than the tolerance of a carousel. */
  readonly onSwipe: (step: 1 | -1) => void
}

/** A finger that moves less, in px, taps. */
const slop = 8
/** Two taps within this time, in ms, and this distance, in px, are one double tap. */
const doubleTap = { withinMs: 350, withinPx: 24 }

/** Reads gestures from the pointers on `stage` until `signal` is aborted. A gesture of two fingers ends without a click. */
export function listenToPointers(stage: HTMLElement, signal: AbortSignal, meanings: PointerMeanings): void {
  const down = new Map<number, Point>()
  let start: { readonly view: View; readonly place: Point } | null = null
  let pinch: (Spread & { readonly view: View }) | null = null
  let moves = new AbortController()
  let hasMoved = false
  let hasPinched = false
  let tap: { readonly at: number; readonly place: Point } | null = null

  function spreadOf(one: Point | undefined, other: Point | undefined): Spread | null {
    return one && other ? { places: [one, other], distance: distanceOf(one, other) } : null
  }

  /** Starts again with the fingers that are down now, so that one more or one less makes no jump. */
  function begin(): void {
    const view = meanings.viewNow()
    const [place, other] = [...down.values()]
    const two = spreadOf(place, other)
    pinch = two && { ...two, view }
    start = place ? { view, place } : null
  }

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
    if (down.size === 0) {
      hasMoved = hasPinched = false
      meanings.measure()
      listenToMoves()
    }
    stage.setPointerCapture(event.pointerId)
    down.set(event.pointerId, meanings.placeOf(event))
    if (down.size > 1) hasPinched = true
    begin()
  }

  function onMove(event: PointerEvent): void {
    if (pinch) return event.stopPropagation()
    if (!down.has(event.pointerId)) return
    event.stopPropagation()
    const place = meanings.placeOf(event)
    down.set(event.pointerId, place)
    // After a pinch the remaining finger continues from its current position.
    start ??= { view: meanings.viewNow(), place }
    hasMoved ||= distanceOf(start.place, place) >= slop
    if (hasMoved && start.view.scale > zoomLimits.min) {
      meanings.onDrag(start.view, place.x - start.place.x, place.y - start.place.y)
    }
  }

  function onUp(event: PointerEvent): void {
    const place = down.get(event.pointerId)
    if (!place || !down.delete(event.pointerId)) return
    if (down.size === 0) {
      moves.abort()
      meanings.onLift()
    }
    const ended = start
    pinch = start = null
    if (hasPinched || down.size > 0 || !ended || event.type === 'pointercancel') return
    if (!hasMoved) return readTap(event.timeStamp, place)
    const dx = place.x - ended.place.x
    const isAcross = Math.abs(dx) >= Math.max(swipeTolerance, Math.abs(place.y - ended.place.y))
    if (ended.view.scale === zoomLimits.min && isAcross) meanings.onSwipe(dx < 0 ? 1 : -1)
  }

  function readTap(at: number, place: Point): void {
    const isSecond = tap && at - tap.at < doubleTap.withinMs && distanceOf(tap.place, place) < doubleTap.withinPx
    tap = isSecond ? null : { at, place }
    if (isSecond) meanings.onDoubleTap(place)
  }

  /** Two fingers come as one touch event, and as two of pointers: half the work. */
  function onTouchMove(event: TouchEvent): void {
    event.stopPropagation()
    const { 0: one, 1: other } = event.touches
    if (!pinch || !one || !other) return
    const now = spreadOf(meanings.placeOf(one), meanings.placeOf(other))
    if (now) meanings.onPinch(pinch, now)
  }

  function onTouchStart(event: TouchEvent): void {
    // Claim two fingers from the start; `touch-action` alone would let the browser scroll with them.
    if (event.touches.length > 1 && event.cancelable) event.preventDefault()
  }

  function onClick(event: MouseEvent): void {
    if (!hasPinched || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }

  signal.addEventListener('abort', () => moves.abort())
  stage.addEventListener('pointerdown', logged(onDown), { signal })
  stage.addEventListener('pointerup', logged(onUp), { signal })
  stage.addEventListener('pointercancel', logged(onUp), { signal })
  stage.addEventListener('touchstart', logged(onTouchStart), { signal, passive: false })
  stage.addEventListener('click', logged(onClick), { signal, capture: true })
}
