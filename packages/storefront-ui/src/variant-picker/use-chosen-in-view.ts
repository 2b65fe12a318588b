import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Scrolls the row of packs, and nothing else of the page, so far that the chosen one is seen. */
export function useChosenInView(variantId: string | undefined): RefObject<HTMLUListElement | null> {
  const listRef = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = listRef.current
    const card = list?.querySelector('[aria-current]')
    if (!list || !card) return
    const [row, own] = [list.getBoundingClientRect(), card.getBoundingClientRect()]
    if (own.left < row.left) list.scrollLeft -= row.left - own.left
    else if (own.right > row.right) list.scrollLeft += own.right - row.right
  }, [variantId])
  return listRef
}
