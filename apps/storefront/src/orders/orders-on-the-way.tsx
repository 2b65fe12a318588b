import { OrdersStripWidget } from '@krishi/storefront-widgets/orders-strip'
import { usePaths } from '../shell/shop-context.ts'
import { TextScope } from '../shell/text-scope.tsx'
import '../styles/orders-strip.css'

/** What is on its way to whoever is signed in. */
export default function OrdersOnTheWay() {
  const paths = usePaths()
  return (
    <TextScope groups={['ordersStrip']}>
      <OrdersStripWidget hrefOf={paths.order} />
    </TextScope>
  )
}
