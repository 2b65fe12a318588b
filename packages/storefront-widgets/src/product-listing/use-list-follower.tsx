import type { ListingView } from '@krishi/storefront-hooks/catalog'
import { useChunk } from '@krishi/storefront-ui/primitives/chunk'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { LayOut } from './list-follower.tsx'
import { pageSize, pagesByThemselves } from './page-size.ts'

/** Place holders at most until the code is here that knows how many there are to be. None before the page is used. */
const mostComing = (pagesByThemselves - 1) * pageSize

const loadFollower = () => import('./list-follower.tsx')

/**
 * Follows a listing as the page scrolls. Its code comes with the first touch or scroll; without it the address says less, all
 * cards are rendered, and nothing else changes.
 *
 * @param sentinel The element after the cards.
 * @param onPage Called when another page of the listing stands at the top of the screen.
 * @returns What draws the cells of a long list, how many place holders stand after them, and what follows the list, to
 * be rendered anywhere.
 */
export function useListFollower(
  sentinel: HTMLElement | null,
  listing: ListingView,
  onPage?: (pageNo: number) => void,
): readonly [layOut: LayOut | null | undefined, comingCount: number | undefined, follower: ReactNode] {
  const [code, want] = useChunk(loadFollower)
  const { firstPage, total } = listing
  const count = listing.products.length
  // Undefined until the page is used.
  const [layOut, setLayOut] = useState(() => code?.firstLayOut({ count, total }))

  useEffect(() => {
    if (code) return undefined
    const stop = new AbortController()
    const use = () => {
      setLayOut(null)
      void want()
    }
    for (const type of ['pointerover', 'scroll']) addEventListener(type, use, stop)
    return () => stop.abort()
  }, [code, want])

  const follower = code && sentinel && (
    <code.ListFollower {...{ sentinel, firstPage, count, total, onPage }} onLayOut={(next) => setLayOut(() => next)} />
  )
  const isComing = layOut === null && !listing.error && !listing.isEndReached && listing.pageCount < pagesByThemselves
  return [
    layOut,
    code ? code.countComing(listing) : isComing ? Math.min(mostComing, total - count) : undefined,
    follower,
  ]
}
