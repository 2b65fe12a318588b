import { OrderDetailsWidget } from '@krishi/storefront-widgets/order-details'
import { usePaths } from '../../shell/shop-context.ts'
import { OrderAlerts } from '../alerts/order-alerts-island.ts'

/** An order, its parcels, and what can be done with it. */
export default function OrderContent({ orderNumber }: { readonly orderNumber: string }) {
  const paths = usePaths()
  return (
    <div className="lazy-page">
      <OrderDetailsWidget
        orderId={orderNumber}
        ordersHref={paths.orders}
        policyHref={paths.refundPolicy}
        cartHref={paths.cart}
        signInHref={paths.signIn(paths.to(`/orders/${encodeURIComponent(orderNumber)}`))}
        onPrint={() => window.print()}
      />
      <OrderAlerts />
    </div>
  )
}
