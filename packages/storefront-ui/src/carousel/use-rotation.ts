import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { FocusEvent, PointerEvent } from 'react'

/** How long each slide is shown, in ms. */
const everyMs = 5_000

const lessMotion = '(prefers-reduced-motion: reduce)'

function subscribe(listener: () => void) {
  const query = matchMedia(lessMotion)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/**
 * Turns slides by the clock until the shopper wants something of them [14.7]: a mouse above holds them for as long as it
 * is there; focus and every move of her own stop them for good; where she wants less motion they never start by
 * themselves. The control starts and stops them whatever was before.
 */
export function useRotation(isOn: boolean, onTurn: () => void) {
  // On the server nothing moves either.
  const isStill = useSyncExternalStore(
    subscribe,
    () => matchMedia(lessMotion).matches,
    () => true,
  )
  const [asked, ask] = useState<boolean | null>(null)
  const [isHeld, hold] = useState(false)
  const isRunning = isOn && (asked ?? !isStill)
  const isTurning = isRunning && !isHeld
  const turn = useEffectEvent(onTurn)

  useEffect(() => {
    if (!isTurning) return undefined
    const timer = setInterval(() => turn(), everyMs)
    return () => clearInterval(timer)
  }, [isTurning])

  return {
    isRunning,
    toggle: () => ask(!isRunning),
    stop: () => ask(false),
    holding: {
      onPointerEnter: ({ pointerType }: PointerEvent) => hold(pointerType === 'mouse'),
      onPointerLeave: () => hold(false),
      // A click of the mouse gives focus too: it must not stop what its click is about to stop, or to start.
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && ask(false),
    },
  }
}
