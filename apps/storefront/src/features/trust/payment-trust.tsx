import { imageFor } from '@krishi/storefront-core/settings'
import { useFeatureSettings } from '@krishi/storefront-hooks/settings'
import { TrustImage } from '@krishi/storefront-ui/trust-marker'
import { useShop } from '../../shell/shop-context.ts'

/** The trust marker of the payment page, as it is today: who comes back to an open page sees no old promise [04.2, 04.7]. A lazy island. */
export default function PaymentTrust() {
  const { locale } = useShop()
  const { trustMarkers } = useFeatureSettings('TRUSTMARKERSWEB')
  return <TrustImage src={imageFor(trustMarkers.tmPayments, locale)} />
}
