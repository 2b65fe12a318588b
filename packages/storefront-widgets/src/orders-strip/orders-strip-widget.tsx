import { useActiveOrders } from '@krishi/storefront-hooks/orders'
import { OrdersStrip } from '@krishi/storefront-ui/orders-strip'
import type { OrdersStripProps } from '@krishi/storefront-ui/orders-strip'

/** What is on its way to whoever is signed in; nothing for guests, and while it cannot be read [31.8]. */
export function OrdersStripWidget(props: Omit<OrdersStripProps, 'orders'>) {
  return <OrdersStrip {...props} orders={useActiveOrders()} />
}
