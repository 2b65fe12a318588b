import { useEffect, useRef, useState } from 'react'
import type { FocusEvent } from 'react'
import { useEffectEvent } from '../react-compat.ts'

/** How long the popup stays, in ms [26.4]. */
const popupMs = 4000

/** What a popup listens to so that it stays while it has pointer or focus, and what closes it. */
interface PopupTime {
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: () => void
  readonly close: () => void
}

/**
 * Ends a popup after its time, which starts again when pointer and focus have left it, or at Escape. Closing it from
 * inside gives the focus back to where it came from.
 */
export function usePopupTime(onEnd: () => void): PopupTime {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const cameFrom = useRef<EventTarget | null>(null)
  const isHeld = isHovered || isFocused

  function close(): void {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    onEnd()
  }

  const end = useEffectEvent(close)

  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => end(), popupMs)
    return () => clearTimeout(timer)
  }, [isHeld])

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // A drawer behind the popup gets the same key event and would close too.
      event.preventDefault()
      end()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ relatedTarget }) => {
      cameFrom.current = relatedTarget
      setFocused(true)
    },
    onBlur: () => {
      cameFrom.current = null
      setFocused(false)
    },
    close,
  }
}
