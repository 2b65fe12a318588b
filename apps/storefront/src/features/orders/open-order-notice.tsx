import { OpenOrderWidget } from '@krishi/storefront-widgets/open-order'
import { usePaths } from '../../shell/shop-context.ts'
import '../../styles/open-order.css'

/** What became of the order that an earlier page left open. */
export default function OpenOrderNotice() {
  const paths = usePaths()
  return (
    <div className="shop-open-order">
      <OpenOrderWidget
        orderHref={(orderId, checkoutId) => paths.thankYou(orderId, checkoutId, 0)}
        paymentHref={(checkoutId) => paths.paymentMode(checkoutId)}
      />
    </div>
  )
}
