import { fittedSize, keepInside, wholePicture, zoomAbout, zoomAnimationMs, zoomLimits } from './zoom-geometry.ts'
import type { Point, Size, View } from './zoom-geometry.ts'

/** How near a scale is to its limits. */
export type ZoomLevel = 'whole' | 'between' | 'most'

/** A picture that is enlarged and moved on its stage. */
export interface ZoomedPicture {
  /**
   * Reads where the stage is, and how large: before a gesture, since reading after a write would force a layout. Returns how the
   * picture is seen.
   */
  readonly measure: () => View
  readonly viewNow: () => View
  /** A place of the window, from the middle of the stage. */
  readonly placeOf: (place: Pick<MouseEvent, 'clientX' | 'clientY'>) => Point
  /** Moves as fingers do: the level is told when they are lifted, and meanwhile nothing is rendered. */
  readonly move: (wanted: View) => void
  /** Tells the level if it has changed. */
  readonly tellLevel: () => void
  /** Moves, and tells the level. A step is animated. */
  readonly show: (wanted: View, isStep?: boolean) => void
  /** Enlarges by a step, such as 0.5, about a place of the stage [14.5]. Returns the new scale. */
  readonly zoomBy: (step: number, about: Point, isStep?: boolean) => number
  /** Moves the visible part by parts of the stage. Returns whether there is anything to move. */
  readonly pan: (right: number, down: number) => boolean
}

/** Shows a picture from the place and at the scale that is wanted. Each move writes one transform, and no state of a framework. */
export function createZoomedPicture(
  stage: HTMLElement,
  picture: HTMLElement,
  onLevelChange: (level: ZoomLevel) => void,
): ZoomedPicture {
  let view = wholePicture
  let level: ZoomLevel = 'whole'
  let wasAnimated = false
  let written = ''
  let size: Size = { width: 0, height: 0 }
  let fitted: Size = size
  let centre: Point = view
  const motion = stage.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)')

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
    onLevelChange(level)
  }

  function show(wanted: View, isStep?: boolean): void {
    move(wanted, isStep)
    tellLevel()
  }

  function measure(): View {
    const { left, top, width, height } = stage.getBoundingClientRect()
    const image = picture.firstElementChild
    const isKnown = image instanceof HTMLImageElement && image.naturalHeight > 0
    size = { width, height }
    fitted = fittedSize(isKnown ? image.naturalWidth / image.naturalHeight : 1, size)
    centre = { x: left + width / 2, y: top + height / 2 }
    return view
  }

  return {
    measure,
    viewNow: () => view,
    placeOf: ({ clientX, clientY }) => ({ x: clientX - centre.x, y: clientY - centre.y }),
    move,
    tellLevel,
    show,
    zoomBy(step, about, isStep) {
      show(zoomAbout(view, view.scale + step, about), isStep)
      return view.scale
    },
    pan(right, down) {
      if (measure().scale === zoomLimits.min) return false
      show({ ...view, x: view.x - right * size.width, y: view.y - down * size.height }, true)
      return true
    },
  }
}
