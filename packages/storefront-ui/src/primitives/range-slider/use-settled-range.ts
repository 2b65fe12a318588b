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
  const held = useRef<string | null>(null)

  function release(): void {
    const range = latest.current
    latest.current = held.current = null
    if (range !== null) onSettle(range)
  }

  function change([low = value[0], high = value[1]]: number[]): void {
    const range: Range = low === value[0] ? [low, Math.max(high, low + step)] : [Math.min(low, high - step), high]
    latest.current = range
    onMove(range)
    if (held.current === null) release()
  }

  const hold = (by: string) => () => {
    held.current = by
  }

  const endOf = (by: string) => () => {
    if (held.current === by) release()
  }

  return {
    change,
    settle: endOf('pointer'),
    watch: {
      onKeyDownCapture: hold('key'),
      onKeyUp: endOf('key'),
      onBlur: endOf('key'),
      onPointerDownCapture: hold('pointer'),
      // The finger scrolls the page.
      onPointerCancel: endOf('pointer'),
    },
  }
}
