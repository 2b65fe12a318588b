import { logged } from './log-failure.ts'
import { listenToPointers } from './listen-to-pointers.ts'
import {
  fittedSize,
  keepInside,
  middleOf,
  pinchScale,
  wheelScale,
  wholePicture,
  zoomAbout,
  zoomAnimationMs,
  zoomLimits,
  zoomSteps,
} from './zoom-geometry.ts'
import type { Point, Size, View } from './zoom-geometry.ts'

/** How near a scale is to its limits. */
export type ZoomLevel = 'whole' | 'between' | 'most'

/** What the stage tells. */
export interface ZoomStageOptions {
  /** Called when the level has changed: after a step, and once the fingers are lifted. */
  readonly onLevelChange: (level: ZoomLevel) => void
  /** Called when the whole picture is swiped aside: 1 for the next one, -1 for the one before. */
  readonly onStep: (step: 1 | -1) => void
}

/** What the buttons and the keys do with the picture. */
export interface ZoomStage {
  /** Enlarges about the middle by a step, such as 0.5 [14.5]. Returns the new scale. */
  zoomBy: (step: number) => number
  /** Shows the whole picture again. */
  reset: () => void
  /** Moves the visible part of the picture by parts of the stage. Returns whether there is anything to move. */
  panBy: (right: number, down: number) => boolean
  destroy: () => void
}

const middle: Point = { x: 0, y: 0 }

/**
 * Lets a picture be enlarged and moved with wheel, fingers and mouse [14.5]. Every move writes one transform on `picture`,
 * and no state of a framework.
 */
export function createZoomStage(stage: HTMLElement, picture: HTMLElement, options: ZoomStageOptions): ZoomStage {
  let view = wholePicture
  let level: ZoomLevel = 'whole'
  let wasAnimated = false
  let written = ''
  const motion = stage.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)')

  // Measured before a gesture, not during it: reading after a write would force a layout.
  let size: Size = { width: 0, height: 0 }
  let fitted: Size = size
  let centre: Point = middle

  function measure(): void {
    const { left, top, width, height } = stage.getBoundingClientRect()
    const image = picture.firstElementChild
    const isKnown = image instanceof HTMLImageElement && image.naturalHeight > 0
    size = { width, height }
    fitted = fittedSize(isKnown ? image.naturalWidth / image.naturalHeight : 1, size)
    centre = { x: left + width / 2, y: top + height / 2 }
  }

  /** What fingers move is told when they are lifted: meanwhile nothing is rendered. */
  function move(wanted: View, isStep = false): void {
    view = keepInside(wanted, fitted, size)
    const isAnimated = isStep && !motion?.matches
    if (isAnimated !== wasAnimated) {
      picture.style.transition = isAnimated ? `transform ${zoomAnimationMs}ms ease-out` : ''
      wasAnimated = isAnimated
    }
    const transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
    // Beyond a limit or an edge the transform stays the same, so nothing is written.
    if (transform !== written) picture.style.transform = written = transform
  }

  function tellLevel(): void {
    const next = view.scale === zoomLimits.min ? 'whole' : view.scale === zoomLimits.max ? 'most' : 'between'
    if (next === level) return
    level = next
    options.onLevelChange(level)
  }

  function show(wanted: View, isStep = false): void {
    move(wanted, isStep)
    tellLevel()
  }

  /** The place of an event, from the middle of the stage. */
  function placeOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    return { x: clientX - centre.x, y: clientY - centre.y }
  }

  function onWheel(event: WheelEvent): void {
    event.preventDefault()
    measure()
    const pxPerUnit = [1, 40, 800][event.deltaMode] ?? 1
    show(zoomAbout(view, wheelScale(view.scale, event.deltaY * pxPerUnit), placeOf(event)))
  }

  const stop = new AbortController()
  stage.addEventListener('wheel', logged(onWheel), { signal: stop.signal, passive: false })
  listenToPointers(stage, stop.signal, {
    measure,
    placeOf,
    viewNow: () => view,
    onDrag: (start, dx, dy) => move({ ...start, x: start.x + dx, y: start.y + dy }),
    onPinch({ view: start, places: [one, other], distance }, now) {
      const scale = pinchScale(start.scale, distance, now.distance)
      move(zoomAbout(start, scale, middleOf(one, other), middleOf(...now.places)))
    },
    onLift: tellLevel,
    onDoubleTap: (place) => show(zoomAbout(view, view.scale + zoomSteps.doubleClick, place), true),
    onSwipe: options.onStep,
  })
  // Turning the phone changes the size of the stage.
  const resizes = new ResizeObserver(() => {
    measure()
    show(view)
  })
  resizes.observe(stage)

  return {
    zoomBy(step) {
      measure()
      show(zoomAbout(view, view.scale + step, middle), true)
      return view.scale
    },
    reset: () => show(wholePicture, true),
    panBy(right, down) {
      if (level === 'whole') return false
      measure()
      show({ ...view, x: view.x - right * size.width, y: view.y - down * size.height }, true)
      return true
    },
    destroy() {
      stop.abort()
      resizes.disconnect()
    },
  }
}
