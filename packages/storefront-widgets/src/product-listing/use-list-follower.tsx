import type { ListingView } from '@krishi/storefront-hooks/catalog'
import { useChunk } from '@krishi/storefront-ui/primitives/chunk'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { LayOut } from './list-follower.tsx'
import { pagesByThemselves } from './page-size.ts'

/** Place holders until the code is here that knows how many there are to be: two rows of a wide screen. */
const fewComing = 8

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
): readonly [layOut: LayOut | null, comingCount: number | undefined, follower: ReactNode] {
  const [code, want] = useChunk(loadFollower)
  const { firstPage, total } = listing
  const count = listing.products.length
  const [layOut, setLayOut] = useState(() => code?.firstLayOut({ count, total }) ?? null)

  useEffect(() => {
    if (code) return undefined
    const stop = new AbortController()
    for (const type of ['pointerover', 'scroll']) addEventListener(type, () => void want(), stop)
    return () => stop.abort()
  }, [code, want])

  const follower = code && sentinel && (
    <code.ListFollower {...{ sentinel, firstPage, count, total, onPage }} onLayOut={(next) => setLayOut(() => next)} />
  )
  const isComing = sentinel && !listing.error && !listing.isEndReached && listing.pageCount < pagesByThemselves
  return [layOut, code ? code.countComing(listing) : isComing ? fewComing : undefined, follower]
}
