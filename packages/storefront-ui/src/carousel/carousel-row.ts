import { wantsLessMotion } from '../primitives/less-motion/index.ts'
import { shiftTo } from './carousel-geometry.ts'
import type { Step } from './carousel-geometry.ts'

/** How long a turn takes, in ms. */
const turnMs = 250

/** A slide and the neighbour that a step leads to; none at an end that does not loop. */
export interface Turn {
  readonly from: number
  readonly to: number | null
  readonly step: Step
}

/** Px from one slide to the next. */
export function slideStride(row: HTMLElement): number {
  return row.getBoundingClientRect().width
}

/** Scrolls the row to a slide, at once. */
export function scrollToSlide(row: HTMLElement, slide: number): void {
  row.scrollLeft = slide * slideStride(row)
}

/** Whether the picture of a slide is on its way into view. */
export function isTurning(row: HTMLElement, slide: number): boolean {
  return Boolean(pictureOf(row, slide)?.getAnimations().length)
}

/**
 * Shows `from` at `dx` px from its place in the view and `to` beside it, while the row stands at the slide `at`; at an end they
 * go a third of the way. With an `end`, in slides, they go on to there, and rest in their own slides then.
 *
 * The row itself is only ever scrolled to a slide at once; what visibly moves are the pictures inside their slides. So snapping
 * never fights a movement, and the last slide can stand beside the first.
 */
export function movePictures(row: HTMLElement, { from, to, step }: Turn, at: number, dx: number, end?: number): void {
  const pitch = slideStride(row)

  function move(slide: number, beside: number) {
    const picture = pictureOf(row, slide)
    if (!picture) return
    const place = (x: number) => `${shiftTo(x + beside * pitch, slide, at, pitch)}px`
    const start = place(to === null ? dx / 3 : dx)
    for (const running of picture.getAnimations()) running.cancel()
    picture.style.translate = end === undefined ? start : ''
    if (end === undefined || wantsLessMotion()) return
    picture.animate({ translate: [start, place(end * pitch)] }, { duration: turnMs, easing: 'ease-out' })
  }

  move(from, 0)
  if (to !== null) move(to, step)
}

function pictureOf(row: HTMLElement, slide: number) {
  return row.children[slide]?.firstElementChild as HTMLElement | null | undefined
}
