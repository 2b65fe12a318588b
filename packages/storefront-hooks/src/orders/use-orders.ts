import type { OrderSummary, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Order, ParcelTracking } from '@krishi/storefront-core/orders'
import type { Failure } from '@krishi/storefront-core/result'
import type { Locale } from '@krishi/storefront-core/locale'
import { useMemo } from 'react'
import type { PagedQuery, Remote } from '../query/index.ts'
import { definePagedQuery, defineQuery, usePages, useRemote, valueOf } from '../query/index.ts'
import { useMemberSession } from '../session/use-member-session.ts'
import { useSession } from '../session/use-session.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { OrderPage, OrdersPort } from './orders-port.ts'

/** So many orders are a page. */
const pageSize = 20

/** The orders of a shopper as a page shows them: what is loaded, and how it goes on. */
export interface OrdersView {
  /** `failed` only while there is nothing to show; a failure further down leaves `ready` and sets `error`. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** All loaded pages in order, no order twice. */
  readonly orders: readonly Order[]
  readonly isLoadingMore: boolean
  readonly isEndReached: boolean
  readonly error: Failure<PortErrorCode> | null
  /** Asks for the next page. Safe to call often: there is one request at a time. */
  loadMore: () => void
  /** Asks again for what failed. */
  retry: () => void
}

function ordersOptions(
  { orders }: { readonly orders: OrdersPort },
  { shopper, locale }: { readonly shopper: string; readonly locale: Locale },
): PagedQuery<OrderPage> {
  return definePagedQuery<OrderPage>({
    queryKey: ['orders.list', shopper, locale],
    queryFn: ({ pageParam, signal }) => valueOf(orders.list({ pageNum: pageParam, pageSize, locale }, { signal })),
    staleTime: 0,
    initialPageParam: 1,
    getNextPageParam: ({ isEndReached }, _, last) => (isEndReached ? undefined : last + 1),
  })
}

/** The orders of this shopper, twenty a page, the newest first [31.4]. */
export function useOrders(): OrdersView {
  const { ports, locale } = useStorefront()
  const { user } = useSession()
  const shopper = user?.userId || (user?.guestUserId ?? '')
  const { data, error, isFetching, isFetchingNextPage, refetch, fetchNextPage } = usePages(
    ordersOptions(ports, { shopper, locale }),
  )
  const orders = useMemo(() => {
    const all = data?.pages.flatMap((page) => page.orders)
    // An order that was placed meanwhile moves the others down a page.
    return all && [...new Map(all.map((order) => [order.id, order])).values()]
  }, [data])
  const hasNextPage = data?.pages.at(-1)?.isEndReached === false
  return {
    status: orders ? 'ready' : error ? 'failed' : 'loading',
    orders: orders ?? [],
    isLoadingMore: isFetchingNextPage,
    isEndReached: data !== undefined && !hasNextPage,
    error: error?.failure ?? null,
    loadMore() {
      if (hasNextPage && !isFetching) fetchNextPage()
    },
    retry: hasNextPage ? fetchNextPage : refetch,
  }
}

/** What is on its way to whoever is signed in; nothing for guests, of whom nothing is asked, and while it cannot be read [31.8]. */
export function useActiveOrders(): readonly OrderSummary[] {
  const { ports, locale } = useStorefront()
  const { user } = useMemberSession()
  const id = user?.isGuestUser === false ? (user.userExternalId ?? user.userId) : null
  const remote = useRemote(
    id === null
      ? null
      : defineQuery<readonly OrderSummary[]>({
          queryKey: ['orders.active', id, locale],
          queryFn: ({ signal }) => valueOf(ports.orders.active({ userExternalId: id, locale }, { signal })),
          staleTime: 60_000,
        }),
  )
  return remote.status === 'ready' ? remote.value : []
}

/** The way of a parcel [31.9], and how to ask for it again; with null nothing is asked. */
export function useShipment(trackingNumber: string | null): Remote<ParcelTracking> & { readonly askAgain: () => void } {
  const { ports, locale, queries } = useStorefront()
  const queryKey = ['orders.shipment', trackingNumber, locale]
  const remote = useRemote(
    trackingNumber === null
      ? null
      : defineQuery<ParcelTracking>({
          queryKey,
          queryFn: ({ signal }) => valueOf(ports.orders.shipment({ trackingNumber }, { signal })),
          staleTime: 0,
        }),
  )
  return { ...remote, askAgain: () => queries.invalidate(queryKey) }
}
