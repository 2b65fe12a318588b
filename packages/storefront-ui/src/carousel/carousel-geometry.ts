/** How far a finger goes before a swipe turns to the next slide, in px [14.1]. */
export const swipeTolerance = 50

/** One slide on, or one back. */
export type Step = 1 | -1

/** Where slides stand. `pitch` is the distance from one to the next in px. */
export interface Slides {
  readonly count: number
  readonly loop: boolean
  readonly pitch: number
}

/** The way that a drag of `dx` px leads: dragging the picture to the left brings the next one. */
export function stepOf(dx: number): Step {
  return dx < 0 ? 1 : -1
}

/** Whether a drag of `dx` px turns to another slide when it ends [14.1]. */
export function isSwipe(dx: number): boolean {
  return Math.abs(dx) >= swipeTolerance
}

/** The slide one step from `index`, round the ends where it loops; null where there is none. */
export function neighbourOf(index: number, step: Step, { count, loop }: Omit<Slides, 'pitch'>): number | null {
  const next = index + step
  if (next >= 0 && next < count) return next
  return loop && count > 1 ? (next + count) % count : null
}

/** The slide that stands in view when the row is scrolled by `scrollLeft` px. */
export function slideAt(scrollLeft: number, { count, pitch }: Omit<Slides, 'loop'>): number {
  if (pitch === 0) return 0
  return Math.min(count - 1, Math.max(0, Math.round(scrollLeft / pitch)))
}

/**
 * How far a picture must be moved from its own slide, in px, to stand `place` px from the start of the view, while the row
 * is scrolled to slide `at`. It lets the last slide stand beside the first.
 */
export function shiftTo(place: number, slide: number, at: number, pitch: number): number {
  return place - (slide - at) * pitch
}
