import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Range } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useState } from 'react'
import { layoutOf } from './grid-layout.ts'
import type { GridLayout } from './grid-layout.ts'
import { measureTracks, rowsOf } from './grid-tracks.ts'

/** A grid of which only the rows near the screen exist. */
export interface VirtualGridOptions {
  /** The list, a CSS grid whose cells are rendered by `virtualCells`; null while there is none. */
  readonly list: HTMLElement | null
  /** Cells in all. */
  readonly count: number
  /** Index of the first cell in a longer list: heights stay known when cells come before it. @default 0 */
  readonly firstIndex?: number
  /** Rows that exist above and below those in view; 0 where a cell is much of a screen. @default 1 */
  readonly overscan?: number
}

/** What of a grid exists and what is in view. */
export interface VirtualGrid {
  /** For `virtualCells`; null before the grid has been measured. */
  readonly layout: GridLayout | null
  /** Index of the first cell of the row at the middle of the screen. */
  readonly cellInView: number
}

/**
 * Follows the window as it scrolls over a grid of many cells. Columns and gaps are those of the style sheet; rows are
 * measured as they come. The row that holds the focus stays, with its neighbours, so that Tab goes on from there.
 */
export function useVirtualGrid({ list, count, firstIndex = 0, overscan = 1 }: VirtualGridOptions): VirtualGrid {
  const [tracks, setTracks] = useState(() => measureTracks(list))
  const [focused, setFocused] = useState(-1)
  const { columns, gap, rowHeight, top } = tracks
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight,
    getItemKey: (row) => firstIndex + row * columns,
    gap,
    scrollMargin: top,
    overscan,
    enabled: list !== null && rowHeight > 0,
    // The browser's scroll anchoring corrects this already; both together would move the page twice.
    ...(anchors ? { shouldAdjustScrollPositionOnItemSizeChange: () => false } : {}),
    rangeExtractor: (range: Range) =>
      withRows(defaultRangeExtractor(range), Math.floor(focused / columns), range.count),
  })
  const rows = virtualizer.getVirtualItems()

  useLayoutEffect(() => {
    if (list === null) return undefined
    const measure = () => {
      setTracks((known) => measureTracks(list, known))
      for (const { row, height } of rowsOf(list, columns)) virtualizer.resizeItem(row, height)
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(list)
    const cells = new MutationObserver(measure)
    cells.observe(list, { childList: true })
    return () => {
      sizes.disconnect()
      cells.disconnect()
    }
  }, [list, columns, virtualizer])

  useEffect(() => {
    if (list === null) return undefined
    const stop = new AbortController()
    const { signal } = stop
    list.addEventListener('focusin', ({ target }) => setFocused(cellOf(target)), { signal })
    // The cell that receives focus must stay mounted until it has it.
    list.addEventListener('focusout', ({ relatedTarget }) => setFocused(cellOf(relatedTarget)), { signal })
    return () => stop.abort()
  }, [list])

  const middle = (virtualizer.scrollOffset ?? 0) + (virtualizer.scrollRect?.height ?? 0) / 2
  return {
    layout:
      rows.length === 0
        ? null
        : layoutOf(
            rows.map(({ index, start, end }) => ({ index, start: start - top, end: end - top })),
            { columns, count, gap, height: virtualizer.getTotalSize() },
          ),
    cellInView: (virtualizer.getVirtualItemForOffset(middle)?.index ?? 0) * columns,
  }
}

/** Whether the browser keeps in its place what is in view when something above changes its height. */
const anchors = typeof CSS !== 'undefined' && CSS.supports('overflow-anchor', 'auto')

function cellOf(target: EventTarget | null): number {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-part="cell"]') : null
  return Number(cell?.dataset['index'] ?? -1)
}

function withRows(rows: number[], focused: number, count: number): number[] {
  if (focused < 0) return rows
  const kept = [focused - 1, focused, focused + 1].filter((row) => row >= 0 && row < count)
  return [...new Set([...rows, ...kept])].sort((a, b) => a - b)
}
