import { useLayoutEffect, useRef } from 'react'
import type { ActiveFilter } from './filter-chips.types.ts'

/** Keeps the keyboard in a list whose chip it has just removed: at the next chip, else the last one, else the heading. */
export function useFocusAfterRemoval(filters: readonly ActiveFilter[]) {
  const rootRef = useRef<HTMLElement>(null)
  const removed = useRef<number | null>(null)

  useLayoutEffect(() => {
    const [index, root] = [removed.current, rootRef.current]
    removed.current = null
    if (index === null || root === null) return
    const chips = root.querySelectorAll<HTMLElement>('[data-part="filter"]')
    const next = chips[Math.min(index, chips.length - 1)] ?? root.querySelector<HTMLElement>('[data-part="heading"]')
    next?.focus()
  }, [filters])

  return {
    rootRef,
    /** Call it with the place of the chip before it goes. */
    markRemoved: (index: number) => {
      removed.current = index
    },
  }
}
