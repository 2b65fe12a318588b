import type { Checkout, PaymentMode } from '@krishi/storefront-core/checkout'
import { firstPaymentMode } from '@krishi/storefront-core/checkout'
import { usePaymentChoice } from '@krishi/storefront-hooks/checkout'
import { PriceSteps } from '@krishi/storefront-ui/price-steps'
import { toPriceSteps } from './to-price-steps.ts'

/** Props of how the price of a checkout came about. */
export interface PriceStepsWidgetProps {
  readonly checkout: Checkout
  /** As the payment page has it. @default null */
  readonly wantedMode?: PaymentMode | null
}

/** How the price of a checkout came about, in the chosen mode [30.14]. */
export function PriceStepsWidget({ checkout, wantedMode }: PriceStepsWidgetProps) {
  const { id, cart, loyaltyPoints } = checkout
  const [chosen] = usePaymentChoice(id)
  return <PriceSteps {...toPriceSteps(cart, chosen ?? firstPaymentMode(cart, wantedMode), loyaltyPoints)} />
}
