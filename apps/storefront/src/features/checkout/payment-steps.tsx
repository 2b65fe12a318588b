import { PriceStepsWidget } from '@krishi/storefront-widgets/payment-mode'
import { usePageAddress } from '../../shell/page-address.ts'
import { usePageCheckout } from './use-page-checkout.ts'
import { wantedModeIn } from './wanted-mode.ts'

/** How the price came about. A lazy island. */
export default function PaymentSteps() {
  const checkout = usePageCheckout()
  const { search } = usePageAddress()
  if (!checkout) return null
  return <PriceStepsWidget checkout={checkout} wantedMode={wantedModeIn(new URLSearchParams(search))} />
}
