import { toOrderLines } from '@krishi/storefront-core/cart'
import { firstPaymentMode } from '@krishi/storefront-core/checkout'
import { useCart, useCartTotals } from '@krishi/storefront-hooks/cart'
import { useCheckout } from '@krishi/storefront-hooks/checkout'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { BillingSummary } from '@krishi/storefront-ui/billing-summary'
import type { BillingSummaryProps } from '@krishi/storefront-ui/billing-summary'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { OrderedLines } from '@krishi/storefront-ui/ordered-lines'
import type { OrderedLinesProps } from '@krishi/storefront-ui/ordered-lines'
import en from '@krishi/storefront-ui/payment-mode/messages/en.json'
import { toCheckoutTotals } from '@krishi/storefront-widgets/payment-mode'
import { useEffect, useId } from 'react'

/** Products and sums of an open checkout, or of the cart where there is none yet. Nothing while there is nothing to buy. */
export default function OrderInBrief({ checkoutId }: { readonly checkoutId: string | null }) {
  return checkoutId === null ? <CartInBrief /> : <CheckoutInBrief checkoutId={checkoutId} />
}

function CartInBrief() {
  const { cart } = useStorefront()
  // The pages of a checkout read it at the first touch only.
  useEffect(() => cart.hydrate(), [cart])
  const lines = useCart(({ view }) => view.lines)
  const estimated = useCart(({ status }) => status === 'loading')
  const totals = useCartTotals()
  return <Brief lines={toOrderLines(lines.map(({ line }) => line))} totals={totals} estimated={estimated} />
}

function CheckoutInBrief({ checkoutId }: { readonly checkoutId: string }) {
  const view = useCheckout(checkoutId)
  if (view.status !== 'ready') return null
  const { cart } = view.checkout
  return <Brief lines={cart.lineItems} totals={toCheckoutTotals(cart, firstPaymentMode(cart))} />
}

type BriefProps = Pick<OrderedLinesProps, 'lines'> & Pick<BillingSummaryProps, 'totals' | 'estimated'>

function Brief({ lines, ...bill }: BriefProps) {
  const t = useWidgetMessages('paymentMode', en)
  const titleId = useId()
  if (lines.length === 0) return null
  return (
    <section className="order-brief" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('summary')}</h2>
      <OrderedLines lines={lines} />
      <BillingSummary {...bill} headingLevel={3} />
    </section>
  )
}
