/** The least and the most that a picture is enlarged [14.5]. */
export const zoomLimits = { min: 1, max: 8 } as const

/** How much each way enlarges at a time; `pinch` is in px that two fingers move apart before it counts [14.5]. */
export const zoomSteps = { button: 0.5, doubleClick: 0.7, wheel: 0.2, pinch: 5 } as const

/** How long a step takes, in ms [14.5]. */
export const zoomAnimationMs = 300

/** One notch of a mouse wheel, in px. */
const notch = 100

/** A place in px, from the middle of the stage. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Width and height in px. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** How a picture is seen: how many times its size, and where its middle is. */
export interface View extends Point {
  readonly scale: number
}

/** The picture as a whole, in the middle. */
export const wholePicture: View = { scale: zoomLimits.min, x: 0, y: 0 }

/** The nearest scale that is allowed: 1 to 8 [14.5]. */
export function clampScale(scale: number): number {
  return Math.min(zoomLimits.max, Math.max(zoomLimits.min, scale))
}

/** Enlarges so that what is at `from` comes to be at `to`: the same place for a click, the fingers' middle for a pinch. */
export function zoomAbout(view: View, scale: number, from: Point, to: Point = from): View {
  const clamped = clampScale(scale)
  const factor = clamped / view.scale
  return { scale: clamped, x: to.x - (from.x - view.x) * factor, y: to.y - (from.y - view.y) * factor }
}

/** Brings a picture back that left an edge of the stage bare; one that is smaller than the stage stays in its middle. */
export function keepInside(view: View, picture: Size, stage: Size): View {
  const room = (own: number, around: number) => Math.max(0, (own * view.scale - around) / 2)
  const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value))
  return {
    scale: view.scale,
    x: clamp(view.x, room(picture.width, stage.width)),
    y: clamp(view.y, room(picture.height, stage.height)),
  }
}

/** The size of a picture that is fitted into the stage; `ratio` is its width by its height. */
export function fittedSize(ratio: number, stage: Size): Size {
  const width = Math.min(stage.width, stage.height * ratio)
  return { width, height: width / ratio }
}

/** By how much a turn of the wheel by `deltaY` px enlarges: a step for a notch, less for a trackpad's small moves [14.5]. */
export function wheelStep(deltaY: number): number {
  return Math.max(-1, Math.min(1, deltaY / -notch)) * zoomSteps.wheel
}

/** What two fingers make of a scale, from their distance at the start and now, in px. Less than a step is no pinch [14.5]. */
export function pinchScale(scale: number, startDistance: number, distance: number): number {
  if (Math.abs(distance - startDistance) < zoomSteps.pinch) return scale
  return clampScale((scale * distance) / Math.max(1, startDistance))
}

/** The distance between two places, in px. */
export function distanceOf(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** The place half way between two. */
export function middleOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}
