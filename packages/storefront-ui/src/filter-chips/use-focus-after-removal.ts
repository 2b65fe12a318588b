import { useLayoutEffect, useRef } from 'react'
import { useRootRef } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import type { ActiveFilter } from './filter-chips.types.ts'

/** Keeps the keyboard in a list whose chip it has just removed: at the next chip, else the last one, else the heading. */
export function useFocusAfterRemoval(filters: readonly ActiveFilter[], root: RootProps<HTMLElement>) {
  const rootRef = useRootRef(root)
  const removed = useRef<number | null>(null)

  useLayoutEffect(() => {
    const [index, list] = [removed.current, rootRef.current]
    removed.current = null
    if (index === null || list === null) return
    const chips = list.querySelectorAll<HTMLElement>('[data-part="filter"]')
    const next = chips[Math.min(index, chips.length - 1)] ?? list.querySelector<HTMLElement>('[data-part="heading"]')
    next?.focus()
  }, [filters, rootRef])

  return {
    rootRef,
    /** Call it with the place of the chip before it goes. */
    markRemoved: (index: number) => {
      removed.current = index
    },
  }
}
