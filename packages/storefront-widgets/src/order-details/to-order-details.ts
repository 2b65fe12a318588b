import type { Locale } from '@krishi/storefront-core/locale'
import type { Fulfillment, Order } from '@krishi/storefront-core/orders'
import { canTrack, orderStatus, shownParcels, unsentLines } from '@krishi/storefront-core/orders'
import type { Remote } from '@krishi/storefront-hooks/query'
import type { OrderDetailsState, ShownOrder, ShownParcel } from '@krishi/storefront-ui/order-details'
import type { OrderedLine } from '@krishi/storefront-ui/ordered-lines'
import type { ReactNode } from 'react'
import { toAddressView } from '../payment-mode/index.ts'

/** What the page of an order needs besides the order. */
export interface OrderDetailsContext {
  readonly locale: Locale
  /** Ms since 1970. */
  readonly now: number
  readonly onTrack: (trackingNumber: string) => void
  readonly summaryOf: (order: Order) => ReactNode
}

/** What the page shows of an order that it has asked for; what is not there is nobody's, or somebody else's. */
export function toOrderDetails(order: Remote<Order>, context: OrderDetailsContext): OrderDetailsState {
  if (order.status === 'loading') return { status: 'loading' }
  if (order.status === 'ready') return { status: 'ready', order: toShownOrder(order.value, context) }
  const isMissing = order.error.code === 'request/not-found'
  return isMissing ? { status: 'missing' } : { status: 'failed', onRetry: order.retry }
}

function toShownOrder(order: Order, context: OrderDetailsContext): ShownOrder {
  const { locale, summaryOf } = context
  const address = toAddressView(order.deliveryAddress, locale)
  const isCancelled = order.cancelledAt !== null
  return {
    name: order.name,
    createdAt: order.createdAt,
    status: orderStatus(order),
    isCancelled,
    parcels: shownParcels(order).map((parcel) => toShownParcel(order, parcel, context)),
    unsent: unsentLines(order),
    expected: isCancelled ? null : order.expectedDelivery,
    deliveryName: address.name,
    deliveryLines: [...address.lines, `+91 ${address.phone}`],
    summary: summaryOf(order),
    refunds: order.refunds ?? [],
  }
}

function toShownParcel(order: Order, parcel: Fulfillment, { now, onTrack }: OrderDetailsContext): ShownParcel {
  const { shipmentStatus, carrier, trackingNumber, sentAt, lineItems } = parcel
  const isTrackable = trackingNumber !== null && canTrack(order, parcel, now)
  return {
    status: shipmentStatus ?? 'fulfilled',
    carrier,
    trackingNumber,
    sentAt,
    lines: lineItems.map(({ variantId, name, variantTitle, productImageUrl, quantity }): OrderedLine => ({
      ...{ variantId, productTitle: name, variantTitle, imageUrl: productImageUrl, quantity },
      newPrice: order.lineItems.find((line) => line.variantId === variantId)?.newPrice ?? 0,
    })),
    onTrack: isTrackable ? () => onTrack(trackingNumber) : undefined,
  }
}
