import { useCart, useCartTotals } from '@krishi/storefront-hooks/cart'
import { BillingSummary } from '@krishi/storefront-ui/billing-summary'
import type { BillingSummaryProps } from '@krishi/storefront-ui/billing-summary'
import { pricesOf } from './cart-facts.ts'

/** The bill, bound to the sums of the cart [25.7]. */
export function CartBillWidget(bill: Pick<BillingSummaryProps, 'headingLevel' | 'renderRow'>) {
  const totals = useCartTotals()
  const estimated = useCart((cart) => pricesOf(cart) === 'loading')
  return <BillingSummary totals={totals} estimated={estimated} {...bill} />
}
