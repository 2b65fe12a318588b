import { useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { isSwipe, neighbourOf, slideAt, stepOf } from './carousel-geometry.ts'
import type { Step } from './carousel-geometry.ts'
import { isTurning, movePictures, slideStride, scrollToSlide } from './carousel-row.ts'
import type { Turn } from './carousel-row.ts'
import { useRotation } from './use-rotation.ts'
import { useRowMoves } from './use-row-moves.ts'

const steps: Readonly<Partial<Record<string, Step>>> = { ArrowLeft: -1, ArrowRight: 1 }

interface CarouselOptions {
  readonly count: number
  readonly index: number | undefined
  readonly autoplay: boolean
  readonly loop: boolean
  /** Called with every slide that comes into view; `isOwn` when the shopper moved. */
  readonly onShow: (index: number, isOwn: boolean) => void
}

/** What a carousel shows, and what moves it. */
export interface CarouselState {
  readonly rowRef: RefObject<HTMLDivElement | null>
  readonly index: number
  /** The video that plays. */
  readonly playing: string | null
  readonly play: (id: string) => void
  readonly rotation: ReturnType<typeof useRotation>
  readonly step: (way: Step) => void
  /** Turns to any slide, from the side on which it lies. */
  readonly goTo: (index: number) => void
  readonly canStep: (way: Step) => boolean
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Which slide is in view, and every way to another one. */
export function useCarousel({ count, index: wanted, autoplay, loop, onShow }: CarouselOptions): CarouselState {
  const rowRef = useRef<HTMLDivElement>(null)
  /** Where the row stands by our own doing; a scroll event can come before React has rendered it. */
  const stood = useRef(0)
  const [own, setOwn] = useState(0)
  const [playing, play] = useState<string | null>(null)
  const index = Math.max(0, Math.min(wanted ?? own, count - 1))
  const rotation = useRotation(autoplay && count > 1 && playing === null, () => turn(wayOf(1), false))

  function show(to: number, isOwn: boolean) {
    stood.current = to
    setOwn(to)
    // A video that is out of view is unmounted, which stops its sound.
    play(null)
    if (isOwn) rotation.stop()
    onShow(to, isOwn)
  }

  /** Turns to a slide: what was in view leaves on one side, from `dx` px on, what is asked for comes from the other. */
  function turn(way: Turn, isOwn = true, dx = 0) {
    const row = rowRef.current
    if (row === null || way.to === null || way.to === index) return
    scrollToSlide(row, way.to)
    movePictures(row, way, way.to, dx, -way.step)
    show(way.to, isOwn)
  }

  const wayOf = (step: Step, to = neighbourOf(index, step, { count, loop })): Turn => ({ from: index, to, step })

  function drag(row: HTMLElement, dx: number, isWhole?: boolean) {
    if (count < 2) return
    const way = wayOf(stepOf(dx))
    if (isWhole && isSwipe(dx) && way.to !== null) turn(way, true, dx)
    else movePictures(row, way, index, dx, isWhole === undefined ? undefined : 0)
  }

  function followScroll(row: HTMLElement) {
    const shown = slideAt(row.scrollLeft, { count, pitch: slideStride(row) })
    if (shown === stood.current) return
    // Focusing a slide that is still moving in makes the browser scroll to its momentary position.
    if (isTurning(row, stood.current)) scrollToSlide(row, stood.current)
    else show(shown, true)
  }

  useLayoutEffect(() => {
    if (rowRef.current === null || wanted === undefined || stood.current === index) return
    stood.current = index
    scrollToSlide(rowRef.current, index)
  }, [wanted, index])

  useRowMoves(rowRef, count > 0, followScroll, drag)

  return {
    rowRef,
    index,
    playing,
    play(id) {
      rotation.stop()
      play(id)
    },
    rotation,
    step: (way) => turn(wayOf(way)),
    goTo: (to) => turn(wayOf(stepOf(index - to), to)),
    canStep: (way) => wayOf(way).to !== null,
    onKeyDown(event) {
      const step = steps[event.key]
      if (step === undefined) return
      event.preventDefault()
      turn(wayOf(step))
    },
  }
}
