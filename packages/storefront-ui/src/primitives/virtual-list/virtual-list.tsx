import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { Range } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { rootOf, useRootRef } from '../../root/index.ts'
import type { RootProps } from '../../root/index.ts'
import { useActiveRow } from './use-active-row.ts'

/** Props of a long list. */
export interface VirtualListProps<Item> extends RootProps {
  /** Its name for screen readers. */
  label: string
  /** Id of a sentence on how to go through it. */
  describedBy?: string | undefined
  items: readonly Item[]
  /** A key that stays with its item when the order changes. */
  keyOf: (item: Item) => string
  /** Draws an item; what can be focused in it takes `tabIndex`. */
  renderItem: (item: Item, tabIndex: 0 | -1) => ReactNode
  /** A new value is another question: the list starts again at its top. */
  resetKey?: string | undefined
  /** The row that takes the focus when the list comes; without it focus stays where it is. */
  focusAt?: number | undefined
}

/** px; rows are measured as they come, so that two lines of Tamil at 200 % text keep their room. */
const usualHeight = 44

/**
 * A list of which only the rows near the view exist, yet whole: each row says its place (`aria-setsize`,
 * `aria-posinset`), and the keyboard goes through all of them with arrows, Home, End and the Page keys from one Tab
 * stop. Native controls in a list, and not `listbox`: the short list and the long one are then the same boxes to
 * speech, voice control and forms, and a count or a reason may stand in a row. Renders a `<div>` around a `<ul>`.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, describedBy, items, keyOf, renderItem, resetKey, focusAt } = props
  const scrollRef = useRootRef(props)
  const listRef = useRef<HTMLUListElement>(null)
  const keys = { count: items.length, keyAt: (index: number) => keyAt(items, index, keyOf) }
  const { active, ...listeners } = useActiveRow({ ...keys, listRef, scrollRef, start: focusAt, resetKey })

  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => usualHeight,
    overscan: 2,
    // ResizeObserver measures rows before paint; measuring now would force a layout during a key press.
    measureElement: (row, entry, { itemSizeCache }) =>
      entry?.borderBoxSize[0]?.blockSize ?? itemSizeCache.get(Number(row.getAttribute('data-index'))) ?? usualHeight,
    initialRect: { width: 0, height: 5 * usualHeight },
    // The focused row stays mounted while it is out of view.
    rangeExtractor: (range: Range) => withRow(defaultRangeExtractor(range), active, items.length),
  })

  useLayoutEffect(() => {
    if (virtualizer.scrollOffset) virtualizer.scrollToOffset(0)
  }, [resetKey, virtualizer])

  let end = 0
  const rows = virtualizer.getVirtualItems().map((row) => {
    const item = items[row.index]
    if (item === undefined) return null
    const gap = row.start - end
    end = row.end
    return (
      <li
        // Keyed by position, not by item: while typing, ten rows change their text instead of being recreated.
        key={row.index}
        ref={virtualizer.measureElement}
        data-scope="virtual-list"
        data-part="row"
        data-index={row.index}
        aria-setsize={items.length}
        aria-posinset={row.index + 1}
        style={gap > 0 ? { marginBlockStart: gap } : undefined}
      >
        {renderItem(item, row.index === active ? 0 : -1)}
      </li>
    )
  })
  return (
    <div {...rootOf(props)} data-scope="virtual-list" data-part="root" ref={scrollRef}>
      <ul
        {...listeners}
        data-scope="virtual-list"
        data-part="rows"
        ref={listRef}
        aria-label={label}
        aria-describedby={describedBy}
        style={{ minBlockSize: virtualizer.getTotalSize() }}
      >
        {rows}
      </ul>
    </div>
  )
}

function keyAt<Item>(items: readonly Item[], index: number, keyOf: (item: Item) => string): string {
  const item = items[index]
  return item === undefined ? '' : keyOf(item)
}

function withRow(rows: number[], row: number, count: number): number[] {
  return row >= count || rows.includes(row) ? rows : [...rows, row].sort((a, b) => a - b)
}
