import { formatInr } from '@krishi/storefront-core/format'
import type { ServerRenderedCart } from '@krishi/storefront-hooks/server-rendered-cart'
import { BillingSummary } from '@krishi/storefront-ui/billing-summary'
import { useUi, useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { Text } from '@krishi/storefront-ui/primitives/text'
import en from '../checkout/messages/en.json'
import { CartDeliveryOutlet } from './cart-delivery-outlet.tsx'
import { usePaths } from '../../shell/shop-context.ts'

/** The cart of a shopper whose browser has not run the client yet: what was added and what it costs. Renders a `<section>`. */
export function PostedCartPanel({ cart }: { readonly cart: ServerRenderedCart }) {
  const { Link } = useUi()
  const t = useWidgetMessages('checkout', en)
  const paths = usePaths()
  return (
    <section className="early-cart">
      <h1>{t('cartTitle')}</h1>
      <ul>
        {cart.lines.map((line) => (
          <li key={line.id}>
            <Link href={paths.product(line.productHandle, { from: 'cart' })}>
              <Text value={line.productName} />
            </Link>
            <span translate="no">
              {line.cartQty} × {formatInr(line.price)}
            </span>
          </li>
        ))}
      </ul>
      <CartDeliveryOutlet />
      {/* With the prices of this moment: without script nobody would check them again. */}
      <BillingSummary totals={cart.totals} />
    </section>
  )
}
