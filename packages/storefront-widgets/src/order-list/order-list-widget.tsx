import type { Order } from '@krishi/storefront-core/orders'
import { canTrack, orderStatus, shownParcels } from '@krishi/storefront-core/orders'
import { useOrders } from '@krishi/storefront-hooks/orders'
import type { OrdersView } from '@krishi/storefront-hooks/orders'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { OrderCard, OrderList } from '@krishi/storefront-ui/order-card'
import type { OrderListState } from '@krishi/storefront-ui/order-card'
import { rootOf } from '@krishi/storefront-ui/root'
import type { RootProps } from '@krishi/storefront-ui/root'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { NotOffered } from '@krishi/storefront-ui/not-offered'
import { TrackingWidget } from '../tracking/index.ts'
import { Supported } from '../supported/index.ts'

/** Props of the connected orders. */
export interface OrderListWidgetProps extends RootProps {
  readonly shopHref: string
  /** The page of an order. */
  readonly hrefOf: (orderNumber: number) => string
}

/** The orders of this shopper, with where their parcels are [31.4]. */
export function OrderListWidget(props: OrderListWidgetProps) {
  return (
    <Supported by="orders.list" instead={<NotOffered {...rootOf(props)} />}>
      <ConnectedOrders {...props} />
    </Supported>
  )
}

function ConnectedOrders({ shopHref, hrefOf, ...root }: OrderListWidgetProps) {
  const { clock } = useStorefront()
  const view = useOrders()
  const [tracked, track] = useState<string | null>(null)

  function cardOf(order: Order) {
    const parcel = shownParcels(order).find((each) => canTrack(order, each, clock.now()))
    return (
      <OrderCard
        key={order.id}
        order={order}
        status={orderStatus(order)}
        href={hrefOf(order.orderNumber)}
        onTrack={parcel && (() => track(parcel.trackingNumber))}
      />
    )
  }

  return (
    <>
      <OrderList {...root} shopHref={shopHref} state={toListState(view, cardOf)} />
      <TrackingWidget trackingNumber={tracked} onClose={() => track(null)} />
    </>
  )
}

function toListState(view: OrdersView, cardOf: (order: Order) => ReactNode): OrderListState {
  const { status, orders, isEndReached, isLoadingMore, error, loadMore, retry } = view
  if (status === 'loading') return { status }
  if (status === 'failed') return { status, onRetry: retry }
  const hasFailed = error !== null
  const onMore = isEndReached ? undefined : hasFailed ? retry : loadMore
  return { status, cards: orders.map(cardOf), onMore, isLoadingMore, hasFailed }
}
