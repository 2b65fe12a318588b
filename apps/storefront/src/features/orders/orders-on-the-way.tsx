import { OrdersStripWidget } from '@krishi/storefront-widgets/orders-strip'
import { usePaths } from '../../shell/shop-context.ts'
import '../../styles/orders-strip.css'

/** What is on its way to whoever is signed in. */
export default function OrdersOnTheWay() {
  const paths = usePaths()
  return <OrdersStripWidget hrefOf={paths.order} />
}
