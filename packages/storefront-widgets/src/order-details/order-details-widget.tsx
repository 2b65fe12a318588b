import type { Order } from '@krishi/storefront-core/orders'
import { useBuyAgain, useOrder } from '@krishi/storefront-hooks/orders'
import { useSession } from '@krishi/storefront-hooks/session'
import { useSettings } from '@krishi/storefront-hooks/settings'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { BillingSummary } from '@krishi/storefront-ui/billing-summary'
import { BuyAgain } from '@krishi/storefront-ui/buy-again'
import { OrderDetails } from '@krishi/storefront-ui/order-details'
import type { OrderDetailsProps } from '@krishi/storefront-ui/order-details'
import type { RootProps } from '@krishi/storefront-ui/root'
import { useState } from 'react'
import { paidOf, toOrderTotals } from '../order-success/index.ts'
import { TrackingWidget } from '../tracking/index.ts'
import { toOrderDetails } from './to-order-details.ts'

/** Props of the connected page of an order. */
export interface OrderDetailsWidgetProps extends Pick<
  OrderDetailsProps,
  'ordersHref' | 'policyHref' | 'onPrint' | keyof RootProps
> {
  /** Its id, name or number. */
  readonly orderId: string
  readonly cartHref: string
  /** Where a guest proves the mobile number of the order. */
  readonly signInHref: string
}

/** What an order cost; nothing where it was cancelled and nobody paid. A parcel that came was paid at the door. */
function summaryOf(order: Order) {
  const paid = order.fulfillmentStatus === 'delivered' ? order.currentTotalPrice : paidOf(order)
  return order.cancelledAt !== null && paid === 0 ? null : <BillingSummary totals={toOrderTotals(order)} paid={paid} />
}

/** An order of this shopper, with where its parcels are and the way to buy it again [31.1, 31.2, 31.3]. */
export function OrderDetailsWidget({ orderId, cartHref, signInHref, ...page }: OrderDetailsWidgetProps) {
  const { locale, clock } = useStorefront()
  const { supportCallNumber, seller } = useSettings()
  const { isGuest } = useSession()
  const order = useOrder(orderId)
  const again = useBuyAgain()
  const [tracked, track] = useState<string | null>(null)
  const value = order.status === 'ready' ? order.value : null
  return (
    <>
      <OrderDetails
        {...page}
        state={toOrderDetails(order, { locale, now: clock.now(), onTrack: track, summaryOf })}
        signInHref={isGuest ? signInHref : null}
        helpNumber={supportCallNumber}
        seller={seller}
        buyAgain={
          <BuyAgain
            state={again.state}
            cartHref={cartHref}
            onBuy={() => value && void again.buy(value)}
            onUndo={again.undo}
          />
        }
      />
      <TrackingWidget trackingNumber={tracked} onClose={() => track(null)} />
    </>
  )
}
