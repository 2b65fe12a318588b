import { useEffect, useState } from 'react'
import type { FocusEvent, PointerEvent } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { useLessMotion } from '../primitives/less-motion/index.ts'

/** How long each slide is shown, in ms. */
const everyMs = 5_000

/**
 * Turns slides by the clock until the shopper wants something of them [14.7]: a mouse above holds them for as long as it
 * is there; focus and every move by the shopper stop them for good; under reduced motion they never start by
 * themselves. The control starts and stops them whatever was before.
 */
export function useRotation(isOn: boolean, onTurn: () => void) {
  const isStill = useLessMotion()
  const [asked, ask] = useState<boolean | null>(null)
  const [isHeld, hold] = useState(false)
  const isRunning = isOn && (asked ?? isStill === false)
  const isTurning = isRunning && !isHeld
  const turn = useEffectEvent(onTurn)

  useEffect(() => {
    if (!isTurning) return undefined
    const timer = setInterval(() => turn(), everyMs)
    return () => clearInterval(timer)
  }, [isTurning])

  return {
    /** Its code runs here, which no server's does. */
    isLive: isStill !== null,
    isRunning,
    toggle: () => ask(!isRunning),
    stop: () => ask(false),
    holding: {
      onPointerEnter: ({ pointerType }: PointerEvent) => hold(pointerType === 'mouse'),
      onPointerLeave: () => hold(false),
      // A mouse click gives focus too: that focus must not stop the rotation, because the click itself starts or stops it.
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && ask(false),
    },
  }
}
