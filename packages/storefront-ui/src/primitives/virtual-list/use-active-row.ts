import { useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'

interface RowFacts {
  readonly count: number
  readonly keyAt: (index: number) => string
  readonly listRef: RefObject<HTMLUListElement | null>
  readonly scrollRef: RefObject<HTMLDivElement | null>
  /** The row that takes the focus at first; none when undefined. */
  readonly start: number | undefined
  readonly resetKey: string | undefined
}

/** The rows by which a Page key goes. */
const pageRows = 5

/**
 * Which row of a list is its one Tab stop, and the keys that move it. The row is remembered by its key, so that it
 * stays the same one when others come and go; when it leaves, the first one takes over.
 */
export function useActiveRow({ count, keyAt, listRef, scrollRef, start, resetKey }: RowFacts) {
  const [place, setPlace] = useState(() => {
    const index = Math.min(start ?? 0, Math.max(0, count - 1))
    return { index, key: keyAt(index), resetKey }
  })
  const isFocusDue = useRef(start !== undefined)
  const active = findRow(place, { count, keyAt, resetKey })

  useLayoutEffect(() => {
    // Rows are reused: focus may now be on a row that shows another item.
    const isElsewhere = listRef.current?.querySelector(':focus') !== null
    if (!isFocusDue.current && !isElsewhere) return
    isFocusDue.current = false
    const row = listRef.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)
    row?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
    reveal(row, scrollRef.current)
  }, [active, listRef, scrollRef])

  function move(index: number): void {
    isFocusDue.current = true
    setPlace({ index, key: keyAt(index), resetKey })
  }

  return {
    active,
    onKeyDown(event: KeyboardEvent) {
      const next = nextRow(event.key, active, count)
      if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      if (next !== active) move(next)
    },
    onFocus(event: FocusEvent) {
      const index = Number(event.target.closest<HTMLElement>('[data-index]')?.dataset['index'])
      if (index !== active) setPlace({ index, key: keyAt(index), resetKey })
    },
  }
}

interface Place {
  readonly index: number
  readonly key: string
  readonly resetKey: string | undefined
}

function findRow(place: Place, { count, keyAt, resetKey }: Pick<RowFacts, 'count' | 'keyAt' | 'resetKey'>): number {
  if (place.resetKey !== resetKey) return 0
  if (place.index < count && keyAt(place.index) === place.key) return place.index
  for (let index = 0; index < count; index += 1) if (keyAt(index) === place.key) return index
  return 0
}

function nextRow(key: string, active: number, count: number): number | undefined {
  const within = (index: number) => Math.max(0, Math.min(index, count - 1))
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + pageRows,
    PageUp: active - pageRows,
    Home: 0,
    End: count - 1,
  }
  const wanted = moves[key]
  return wanted === undefined ? undefined : within(wanted)
}

/** Scrolls the list alone, and no further than it must. */
function reveal(row: HTMLElement | null | undefined, box: HTMLElement | null): void {
  if (!row || !box) return
  const [seen, wanted] = [box.getBoundingClientRect(), row.getBoundingClientRect()]
  if (wanted.top < seen.top) box.scrollTop -= seen.top - wanted.top
  else if (wanted.bottom > seen.bottom) box.scrollTop += wanted.bottom - seen.bottom
}
