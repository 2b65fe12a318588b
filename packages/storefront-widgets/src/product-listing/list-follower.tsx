import type { ListingView } from '@krishi/storefront-hooks/catalog'
import { useVirtualGrid, virtualCells } from '@krishi/storefront-ui/primitives/virtual-grid'
import type { GridLayout } from '@krishi/storefront-ui/primitives/virtual-grid'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { observePages } from './observe-pages.ts'
import { pageSize, pagesByThemselves } from './page-size.ts'

/** Draws the cells of a list out of its cards. */
export type LayOut = (cards: readonly ReactElement[]) => ReactNode

/** A list of cards, page after page, and who wants to know of it. */
export interface FollowedList {
  /** An element of the grid, after the cards. */
  readonly sentinel: HTMLElement
  /** The number of the first page that is loaded. */
  readonly firstPage: number
  /** Cards that are loaded. */
  readonly count: number
  /** Cards of the list in all. */
  readonly total: number
  /** Called when another page stands at the top of the screen. */
  readonly onPage?: ((pageNo: number) => void) | undefined
  /** Called when other cells are to be rendered; with null when all are. */
  readonly onLayOut: (layOut: LayOut | null) => void
}

/** Cards that all exist, so that the browser's own search finds each: as many as come by themselves, and one page. */
const wholeUpTo = 80

/** What is rendered of a long list until it has been measured: two screens. */
const unmeasured: GridLayout = { runs: [{ from: 0, to: 24, room: 0 }], roomAfter: 0 }

/** What a list of `count` cards is rendered with at first, where this code is there before it: Back to a long list. */
export function firstLayOut({ count, total }: Pick<FollowedList, 'count' | 'total'>): LayOut | null {
  return count > wholeUpTo ? layOutOf(unmeasured, total) : null
}

/**
 * Cards that are still to come without being asked for. As many place holders keep what stands below the list where it
 * is, however fast the page is scrolled. Undefined for a list that is not there yet.
 */
export function countComing(listing: ListingView): number | undefined {
  if (listing.status !== 'ready') return undefined
  const { products, total, firstPage, pageCount, isLoadingMore, error } = listing
  const pages = error === null ? Math.max(pagesByThemselves - pageCount, isLoadingMore ? 1 : 0) : 0
  const left = total - (firstPage - 1) * pageSize - products.length
  return Math.max(0, Math.min(left, pages * pageSize))
}

/**
 * Follows a list as the page scrolls: says which page is in view and, of a long list, which cells are to be rendered.
 * Renders nothing. Its code comes when the shopper touches the page or scrolls.
 */
export function ListFollower({ onPage, ...list }: FollowedList) {
  const [pageInView, setPageInView] = useState(list.firstPage)
  const List = list.count > wholeUpTo ? LongList : ShortList
  return (
    <List
      {...list}
      pageInView={pageInView}
      onPage={(pageNo) => {
        setPageInView(pageNo)
        onPage?.(pageNo)
      }}
    />
  )
}

interface ListProps extends FollowedList {
  /** The page that was in view last. */
  readonly pageInView: number
  readonly onPage: (pageNo: number) => void
}

function ShortList({ sentinel, firstPage, count, ...list }: ListProps) {
  const onPage = useEffectEvent(list.onPage)
  const onLayOut = useEffectEvent(list.onLayOut)
  const pageInView = useEffectEvent(() => list.pageInView)

  useLayoutEffect(() => onLayOut(null), [])

  useEffect(
    () => observePages({ sentinel, firstPage, count, pageInView: pageInView() }, (pageNo) => onPage(pageNo)),
    [sentinel, firstPage, count],
  )
  return null
}

function LongList({ sentinel, firstPage, count, total, pageInView, ...list }: ListProps) {
  const element = sentinel.closest('[data-part="root"]')?.querySelector<HTMLElement>('[data-part="list"]') ?? null
  const { layout, cellInView } = useVirtualGrid({ list: element, count, firstIndex: (firstPage - 1) * pageSize })
  const onPage = useEffectEvent(list.onPage)
  const onLayOut = useEffectEvent(() => list.onLayOut(layOutOf(layout ?? unmeasured, total)))
  const pageNo = firstPage + Math.floor(cellInView / pageSize)
  const rendered = JSON.stringify(layout)

  useLayoutEffect(() => onLayOut(), [rendered, total])

  useEffect(() => {
    if (pageNo !== pageInView) onPage(pageNo)
  }, [pageNo, pageInView])
  return null
}

function layOutOf(layout: GridLayout, total: number): LayOut {
  return (cards) => virtualCells(cards, layout, { scope: 'product-grid', total })
}
