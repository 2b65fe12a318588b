import type { Checkout, PaymentMode } from '@krishi/storefront-core/checkout'
import { BillingSummary } from '@krishi/storefront-ui/billing-summary'
import { PriceSteps } from '@krishi/storefront-ui/price-steps'
import type { ReactNode } from 'react'
import { toCheckoutTotals } from './to-payment-props.ts'
import { toPriceSteps } from './to-price-steps.ts'

interface CheckoutSumsProps {
  readonly checkout: Checkout
  readonly mode: PaymentMode
  readonly above: ReactNode
}

/** The bill of a checkout in a mode, and how its price came about [30.14]. Renders a fragment. */
export function CheckoutSums({ checkout: { cart, loyaltyPoints }, mode, above }: CheckoutSumsProps) {
  return (
    <>
      {above}
      <BillingSummary totals={toCheckoutTotals(cart, mode)} headingLevel={3} />
      <PriceSteps {...toPriceSteps(cart, mode, loyaltyPoints)} />
    </>
  )
}
