import type { Checkout, PaymentMode } from '@krishi/storefront-core/checkout'
import { firstPaymentMode } from '@krishi/storefront-core/checkout'
import { usePaymentChoice } from '@krishi/storefront-hooks/checkout'
import { PriceSteps } from '@krishi/storefront-ui/price-steps'
import type { RootProps } from '@krishi/storefront-ui/root'
import { toPriceSteps } from './to-price-steps.ts'

/** Props of how the price of a checkout came about. */
export interface PriceStepsWidgetProps extends RootProps {
  readonly checkout: Checkout
  /** As the payment page has it. @default null */
  readonly wantedMode?: PaymentMode | null
}

/** How the price of a checkout came about, in the chosen mode [30.14]. */
export function PriceStepsWidget({ checkout, wantedMode, ...root }: PriceStepsWidgetProps) {
  const { id, cart, loyaltyPoints } = checkout
  const [chosen] = usePaymentChoice(id)
  return <PriceSteps {...root} {...toPriceSteps(cart, chosen ?? firstPaymentMode(cart, wantedMode), loyaltyPoints)} />
}
