import { useLayoutEffect, useRef } from 'react'
import type { FocusEvent, RefObject } from 'react'
import { useRootRef } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'

interface KeptFocus {
  readonly listRef: RefObject<HTMLUListElement | null>
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: () => void
}

/**
 * Keeps the keyboard in a list whose rows may leave with the focus in them: it goes on at the link of the row that
 * took the place, or of the last one. `ids` are the rows in order, the ref of `root` gets the list. Nothing happens when the focus is elsewhere.
 */
export function useKeptFocus(ids: readonly string[], root: RootProps<HTMLUListElement>): KeptFocus {
  const listRef = useRootRef(root)
  const focused = useRef<{ readonly id: string; readonly index: number } | null>(null)

  useLayoutEffect(() => {
    const left = focused.current
    if (left === null || ids.includes(left.id)) return
    focused.current = null
    const row = listRef.current?.children[Math.min(left.index, ids.length - 1)]
    row?.querySelector('a')?.focus()
  }, [ids, listRef])

  return {
    listRef,
    onFocus(event) {
      const rows = [...(listRef.current?.children ?? [])]
      const index = rows.findIndex((row) => row.contains(event.target))
      const id = ids[index]
      focused.current = id === undefined ? null : { id, index }
    },
    onBlur() {
      focused.current = null
    },
  }
}
