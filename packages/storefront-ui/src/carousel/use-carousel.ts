import type { CarouselItem } from '@krishi/storefront-core/catalog'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { neighbourOf } from './carousel-geometry.ts'
import type { Step } from './carousel-geometry.ts'
import { createCarouselRow } from './carousel-row.ts'
import type { CarouselRow } from './carousel-row.ts'
import { useRotation } from './use-rotation.ts'
import { useSwipe } from './use-swipe.ts'

interface CarouselOptions {
  readonly items: readonly CarouselItem[]
  readonly index: number | undefined
  readonly autoplay: boolean
  readonly loop: boolean
  /** Called with every slide that comes into view; `isOwn` when the shopper moved. */
  readonly onShow: (index: number, isOwn: boolean) => void
}

/** Which slide is in view, and every way to another one. */
export function useCarousel({ items, index: wanted, autoplay, loop, onShow }: CarouselOptions) {
  const rowRef = useRef<HTMLDivElement>(null)
  const handle = useRef<CarouselRow | null>(null)
  /** Where the row stands by our own doing; a scroll event can come before React has drawn it. */
  const stood = useRef(0)
  const [own, setOwn] = useState(0)
  const [playing, play] = useState<string | null>(null)
  const count = items.length
  const index = Math.max(0, Math.min(wanted ?? own, count - 1))
  const rotation = useRotation(autoplay && count > 1 && playing === null, () => step(1, false))

  function row(): CarouselRow | null {
    if (rowRef.current) handle.current ??= createCarouselRow(rowRef.current)
    return handle.current
  }

  function show(to: number, isOwn: boolean) {
    stood.current = to
    setOwn(to)
    // A film that is out of sight is put away, and with it its sound.
    play(null)
    if (isOwn) rotation.stop()
    onShow(to, isOwn)
  }

  function turn(to: number, way: Step, isOwn = true, dx = 0) {
    if (to === index) return
    row()?.turn(index, to, way, dx)
    show(to, isOwn)
  }

  function step(way: Step, isOwn = true) {
    const to = neighbourOf(index, way, { count, loop })
    if (to !== null) turn(to, way, isOwn)
  }

  const followScroll = useEffectEvent(() => {
    const shown = row()?.shown({ count }) ?? index
    if (shown === stood.current) return
    // Focus in a picture that is still coming in makes the browser scroll to where it is drawn for the moment.
    if (row()?.isTurning(stood.current)) row()?.standAt(stood.current)
    else show(shown, true)
  })

  useLayoutEffect(() => {
    if (wanted === undefined || stood.current === index) return
    stood.current = index
    row()?.standAt(index)
  }, [wanted, index])

  useEffect(() => {
    const view = rowRef.current
    const follow = () => followScroll()
    view?.addEventListener('scroll', follow)
    // The row is there before this code is, and can be swiped without it.
    const early = requestAnimationFrame(follow)
    return () => {
      view?.removeEventListener('scroll', follow)
      cancelAnimationFrame(early)
    }
  }, [])

  return {
    rowRef,
    index,
    playing,
    play(id: string) {
      rotation.stop()
      play(id)
    },
    rotation,
    step,
    /** Turns to any slide, from the side on which it lies. */
    goTo: (to: number) => turn(to, to > index ? 1 : -1),
    canStep: (way: Step) => neighbourOf(index, way, { count, loop }) !== null,
    swipe: useSwipe({ index, count, loop, row, onSwipe: (to, way, dx) => turn(to, way, true, dx) }),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      event.preventDefault()
      const isForward = (event.key === 'ArrowRight') === (row()?.pitch() ?? 0) >= 0
      step(isForward ? 1 : -1)
    },
  }
}
