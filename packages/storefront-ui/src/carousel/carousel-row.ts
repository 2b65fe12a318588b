import { shiftTo, slideAt, stepOf } from './carousel-geometry.ts'
import type { Slides, Step } from './carousel-geometry.ts'

/** How long a turn takes, in ms. */
const turnMs = 250

/** Where a drag leads: to a neighbour, or nowhere at an end that does not loop. */
interface Drag {
  readonly from: number
  readonly to: number | null
  readonly dx: number
}

/**
 * Moves the slides of a scroll-snap row. The row itself is only ever scrolled to a slide at once; what she sees move is the
 * pictures inside their slides, by transforms that the compositor runs. So snapping never fights a movement, and the last
 * slide can stand beside the first.
 */
export function createCarouselRow(row: HTMLElement) {
  const pictureOf = (slide: number) => {
    const picture = row.children[slide]?.firstElementChild
    return picture instanceof HTMLElement ? picture : null
  }
  const isStill = () => row.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? true

  /** Px from one slide to the next; negative from right to left. */
  function pitch(): number {
    const { width } = row.getBoundingClientRect()
    return getComputedStyle(row).direction === 'rtl' ? -width : width
  }

  function standAt(slide: number): void {
    row.scrollTo({ left: slide * pitch(), behavior: 'instant' })
  }

  function move(slide: number, from: number, to: number): void {
    const picture = pictureOf(slide)
    if (picture === null) return
    picture.style.transform = ''
    for (const running of picture.getAnimations()) running.cancel()
    if (isStill()) return
    const frames = [from, to].map((x) => ({ transform: `translateX(${x}px)` }))
    picture.animate(frames, { duration: turnMs, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' })
  }

  return {
    pitch,
    standAt,

    /** Whether the picture of a slide is on its way into view. */
    isTurning: (slide: number) => (pictureOf(slide)?.getAnimations().length ?? 0) > 0,

    /** The slide in view, wherever a wheel or a trackpad has scrolled the row. */
    shown: (slides: Omit<Slides, 'loop' | 'pitch'>) => slideAt(row.scrollLeft, { ...slides, pitch: pitch() }),

    /** Keeps the pictures under the finger; at an end that does not loop, they follow it a third of the way. */
    follow({ from, to, dx }: Drag): void {
      const size = pitch()
      const own = pictureOf(from)
      if (own) own.style.transform = `translateX(${to === null ? dx / 3 : dx}px)`
      const other = to === null ? null : pictureOf(to)
      if (other && to !== null) {
        const place = dx + stepOf(dx, size) * size
        other.style.transform = `translateX(${shiftTo(place, to, from, size)}px)`
      }
    },

    /** Turns to a slide: what was in view leaves on one side, what is asked for comes from the other. */
    turn(from: number, to: number, step: Step, dx = 0): void {
      const size = pitch()
      standAt(to)
      move(from, shiftTo(dx, from, to, size), shiftTo(-step * size, from, to, size))
      move(to, shiftTo(dx + step * size, to, to, size), 0)
    },

    /** Lets the pictures go back after a drag that was too short. */
    release({ from, to, dx }: Drag): void {
      const size = pitch()
      move(from, to === null ? dx / 3 : dx, 0)
      if (to === null) return
      const step = stepOf(dx, size)
      move(to, shiftTo(dx + step * size, to, from, size), shiftTo(step * size, to, from, size))
    },
  }
}

/** What `createCarouselRow` gives. */
export type CarouselRow = ReturnType<typeof createCarouselRow>
