import { recentlyViewed, recentlyViewedLimit } from '@krishi/storefront-core/catalog'
import type { Product } from '@krishi/storefront-core/catalog'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand/react'
import { useRemote } from '../query/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { createRecentlyViewedStore } from './create-recently-viewed-store.ts'
import { productCardsOptions } from './related-queries.ts'

/** What a strip of recently viewed products shows. */
export interface RecentlyViewedView {
  /** `empty` on a server, on a new device, and after clearing. */
  readonly status: 'empty' | 'loading' | 'ready' | 'failed'
  /** At most ten, in the order of their positions, without the current one [17.5]. */
  readonly products: readonly Product[]
  /** How many are on their way, for place holders. */
  readonly count: number
  /** They were cleared just now, and `undo` brings them back. */
  readonly isCleared: boolean
  clear: () => void
  undo: () => void
  retry: () => void
}

/**
 * The products that were viewed on this device, with today's prices [17.5].
 *
 * @param currentHandle The current product, which is left out; null where there is none.
 */
export function useRecentlyViewed(currentHandle: string | null): RecentlyViewedView {
  const storefront = useStorefront()
  const { ports, locale } = storefront
  const [store] = useState(() => createRecentlyViewedStore(storefront))
  useEffect(() => store.follow(), [store])
  const { handles: viewed, cleared } = useStore(store)
  const handles = useMemo(() => viewed.filter((handle) => handle !== currentHandle), [viewed, currentHandle])
  const remote = useRemote(handles.length === 0 ? null : productCardsOptions(ports, { handles, locale }))
  const products = remote.status === 'ready' ? recentlyViewed(remote.value, currentHandle) : []
  return {
    status: handles.length === 0 ? 'empty' : remote.status,
    products,
    count: Math.min(handles.length, recentlyViewedLimit),
    isCleared: cleared !== null && handles.length === 0,
    clear: store.clear,
    undo: store.undo,
    retry: remote.status === 'failed' ? remote.retry : () => {},
  }
}
