import { swipeTolerance } from '../carousel/index.ts'
import type { ZoomedPicture } from './create-zoomed-picture.ts'
import { distanceOf, middleOf, pinchScale, zoomAbout, zoomLimits, zoomSteps } from './zoom-geometry.ts'
import type { Point, View } from './zoom-geometry.ts'

/** Where fingers were, and how the picture was seen, when the last of them was put down. */
interface GestureStart {
  readonly view: View
  readonly place: Point
  /** Of a second finger: the gesture is a pinch. */
  readonly other: Point | undefined
}

/** A finger that moves less, in px, taps. */
const slop = 8
/** Two taps within this time, in ms, and this distance, in px, are one double tap. */
const doubleTapMs = 350
const doubleTapPx = 24

/** What a finger asks for that went across the whole picture; null for a way that is too short, or steeper than long. */
function swipeOf(from: Point, to: Point): 1 | -1 | null {
  const dx = to.x - from.x
  if (Math.abs(dx) < Math.max(swipeTolerance, Math.abs(to.y - from.y))) return null
  return dx < 0 ? 1 : -1
}

/** Returns what is told of each tap: its time, in ms, and its place. The second one of two calls `onDoubleTap`. */
function readTaps(onDoubleTap: (place: Point) => void): (at: number, place: Point) => void {
  let tap: { readonly at: number; readonly place: Point } | null = null
  return (at, place) => {
    const isSecond = tap && at - tap.at < doubleTapMs && distanceOf(tap.place, place) < doubleTapPx
    tap = isSecond ? null : { at, place }
    if (isSecond) onDoubleTap(place)
  }
}

/** What is known of the pointers on a stage. */
export interface Fingers {
  readonly areDown: () => boolean
  /** The gesture had a second finger at some time. */
  readonly havePinched: () => boolean
  /** Returns whether it is the first finger. */
  readonly press: (event: PointerEvent) => boolean
  /** Returns whether the pointer belongs to the gesture. */
  readonly move: (event: PointerEvent) => boolean
  /** Two fingers come as one touch event, and as two of pointers: reading touches is half the work. */
  readonly moveBoth: (event: TouchEvent) => void
  readonly lift: (event: PointerEvent) => void
}

/**
 * Moves and enlarges a picture as fingers and mouse say: one finger drags what is enlarged, two pinch, a double tap enlarges.
 *
 * @param onSwipe Called when one finger went across the whole picture, further than the tolerance of a carousel.
 */
export function readFingers(picture: ZoomedPicture, onSwipe: (step: 1 | -1) => void): Fingers {
  const down = new Map<number, Point>()
  const tap = readTaps((place) => picture.zoomBy(zoomSteps.doubleClick, place, true))
  let start: GestureStart | undefined
  let hasMoved = false
  let hasPinched = false

  return {
    areDown: () => down.size > 0,
    havePinched: () => hasPinched,
    press(event) {
      const isFirst = down.size === 0
      if (isFirst) {
        hasMoved = hasPinched = false
        picture.measure()
      }
      down.set(event.pointerId, picture.placeOf(event))
      hasPinched ||= down.size > 1
      // Starts again with the fingers that are down now, so that one more makes no jump.
      const [place, other] = [...down.values()]
      start = place && { view: picture.viewNow(), place, other }
      return isFirst
    },
    move(event) {
      if (start?.other) return true
      if (!down.has(event.pointerId)) return false
      const place = picture.placeOf(event)
      down.set(event.pointerId, place)
      // After a pinch the remaining finger continues from its current position.
      start ??= { view: picture.viewNow(), place, other: undefined }
      hasMoved ||= distanceOf(start.place, place) >= slop
      const { view } = start
      if (hasMoved && view.scale > zoomLimits.min) {
        picture.move({ ...view, x: view.x + place.x - start.place.x, y: view.y + place.y - start.place.y })
      }
      return true
    },
    moveBoth({ touches: { 0: first, 1: second } }) {
      if (!start?.other || !first || !second) return
      const { view, place, other } = start
      const [one, two] = [picture.placeOf(first), picture.placeOf(second)]
      const scale = pinchScale(view.scale, distanceOf(place, other), distanceOf(one, two))
      picture.move(zoomAbout(view, scale, middleOf(place, other), middleOf(one, two)))
    },
    lift(event) {
      const place = down.get(event.pointerId)
      if (!place || !down.delete(event.pointerId)) return
      if (down.size === 0) picture.tellLevel()
      const ended = start
      start = undefined
      if (hasPinched || down.size > 0 || !ended || event.type === 'pointercancel') return
      if (!hasMoved) return tap(event.timeStamp, place)
      const step = swipeOf(ended.place, place)
      if (step && ended.view.scale === zoomLimits.min) onSwipe(step)
    },
  }
}
