import { useRef } from 'react'

/** Two numbers, the first less than the second. */
export type Range = readonly [number, number]

interface RangeFacts {
  readonly value: Range
  readonly step: number
  readonly onMove: (value: Range) => void
  readonly onSettle: (value: Range) => void
}

/**
 * Keeps two thumbs a step apart and tells a way from its end: a drag ends with the finger, a held key when it is let
 * go, and a change by assistive technology, which is neither, at once.
 */
export function useSettledRange({ value, step, onMove, onSettle }: RangeFacts) {
  const latest = useRef<Range | null>(null)
  const isKeyHeld = useRef(false)
  const isPointerDown = useRef(false)

  function settle(): void {
    if (isKeyHeld.current) return
    const range = latest.current
    latest.current = null
    if (range !== null) onSettle(range)
  }

  function change(next: number[]): void {
    const [low = value[0], high = value[1]] = next
    const range: Range = low === value[0] ? [low, Math.max(high, low + step)] : [Math.min(low, high - step), high]
    latest.current = range
    onMove(range)
    if (!isKeyHeld.current && !isPointerDown.current) settle()
  }

  function settlePointer(): void {
    isPointerDown.current = false
    settle()
  }

  function release(): void {
    isKeyHeld.current = false
    settle()
  }

  return {
    change,
    settle: settlePointer,
    watch: {
      onKeyDownCapture: () => {
        isKeyHeld.current = true
      },
      onKeyUp: release,
      onBlur: release,
      onPointerDownCapture: () => {
        isPointerDown.current = true
      },
      // The finger scrolls the page.
      onPointerCancel: settlePointer,
    },
  }
}
