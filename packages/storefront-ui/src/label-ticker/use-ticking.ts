import { useEffect, useState } from 'react'
import type { FocusEvent, PointerEvent } from 'react'
import { useLessMotion } from '../primitives/less-motion/index.ts'

/**
 * Counts on by the clock [17.3]. A mouse above and focus inside hold it for as long as they are there; the control stops
 * and starts it, and then focus, which is on the control, holds nothing any more; under reduced motion it does not begin
 * by itself.
 */
export function useTicking(count: number, intervalMs: number) {
  const isStill = useLessMotion()
  const [asked, ask] = useState<boolean | null>(null)
  const [isAbove, setAbove] = useState(false)
  const [isInside, setInside] = useState(false)
  const [turns, setTurns] = useState(0)
  const isRunning = count > 1 && (asked ?? isStill === false)
  const isTurning = isRunning && !isAbove && (asked === true || !isInside)

  useEffect(() => {
    if (!isTurning) return undefined
    const timer = setInterval(() => setTurns((done) => done + 1), intervalMs)
    return () => clearInterval(timer)
  }, [isTurning, intervalMs])

  return {
    current: count === 0 ? 0 : turns % count,
    isRunning,
    toggle: () => ask(!isRunning),
    holding: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setAbove(pointerType === 'mouse'),
      onPointerLeave: () => setAbove(false),
      onFocus: () => setInside(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setInside(currentTarget.contains(relatedTarget)),
    },
  }
}
