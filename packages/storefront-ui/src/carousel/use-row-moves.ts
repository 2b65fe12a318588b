import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { listenToSwipes } from './listen-to-swipes.ts'

/** Tells of scrolls and drags of a row while it is there. */
export function useRowMoves(
  rowRef: RefObject<HTMLElement | null>,
  isThere: boolean,
  onScroll: (row: HTMLElement) => void,
  onDrag: (row: HTMLElement, dx: number, isWhole?: boolean) => void,
): void {
  const tellScroll = useEffectEvent(onScroll)
  const tellDrag = useEffectEvent(onDrag)

  useEffect(() => {
    const row = rowRef.current
    if (!row) return undefined
    const stop = new AbortController()
    row.addEventListener('scroll', () => tellScroll(row), stop)
    listenToSwipes(row, stop.signal, (dx, isWhole) => tellDrag(row, dx, isWhole))
    // The row may have been swiped before hydration.
    tellScroll(row)
    return () => stop.abort()
  }, [rowRef, isThere])
}
