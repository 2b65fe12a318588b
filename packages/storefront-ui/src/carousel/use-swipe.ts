import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'
import { isSwipe, neighbourOf, stepOf } from './carousel-geometry.ts'
import type { Slides, Step } from './carousel-geometry.ts'
import type { CarouselRow } from './carousel-row.ts'

/** A finger that moves less, in px, taps. */
const slop = 8

interface SwipeOptions extends Omit<Slides, 'pitch'> {
  readonly index: number
  readonly row: () => CarouselRow | null
  /** Called when a drag of `dx` px turns to the slide `to`. */
  readonly onSwipe: (to: number, step: Step, dx: number) => void
}

/** A pointer that is down, in px of the window. */
interface Held {
  readonly id: number
  readonly x: number
  readonly y: number
}

/**
 * Turns slides with a finger or the mouse [14.1]. Moves write transforms and never state. A drag, and a gesture of two
 * fingers, is no tap: the click after it is swallowed.
 */
export function useSwipe({ index, count, loop, row, onSwipe }: SwipeOptions) {
  const held = useRef<Held | null>(null)
  const dragged = useRef(false)
  const isGesture = useRef(false)

  function dragTo(x: number) {
    const dx = x - (held.current?.x ?? x)
    const pitch = row()?.pitch() ?? 0
    const step = stepOf(dx, pitch)
    return { dx, step, drag: { from: index, to: neighbourOf(index, step, { count, loop }), dx } }
  }

  function letGo(x: number, mayTurn: boolean) {
    const { dx, step, drag } = dragTo(x)
    held.current = null
    if (!dragged.current) return
    dragged.current = false
    if (mayTurn && isSwipe(dx) && drag.to !== null) onSwipe(drag.to, step, dx)
    else row()?.release(drag)
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { isPrimary, pointerId, clientX, clientY, button } = event
      isGesture.current = !isPrimary
      if (!isPrimary) return letGo(clientX, false)
      held.current = count > 1 && button === 0 ? { id: pointerId, x: clientX, y: clientY } : null
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { pointerId, clientX, clientY, currentTarget } = event
      const start = held.current
      if (start?.id !== pointerId) return
      if (!dragged.current) {
        const across = Math.abs(clientX - start.x)
        if (across < slop || across < Math.abs(clientY - start.y)) return
        dragged.current = isGesture.current = true
        currentTarget.setPointerCapture(pointerId)
      }
      row()?.follow(dragTo(clientX).drag)
    },
    onPointerUp: ({ pointerId, clientX }: PointerEvent) => {
      if (held.current?.id === pointerId) letGo(clientX, true)
    },
    onPointerCancel: ({ clientX }: PointerEvent) => letGo(clientX, false),
    onClickCapture(event: MouseEvent) {
      // A key presses without a pointer, and is never a drag.
      if (!isGesture.current || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  }
}
