import { useSettings } from '@krishi/storefront-hooks/settings'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { TrustMarker } from '@krishi/storefront-ui/trust-marker'
import { toTrustPicture } from './to-trust-picture.ts'

/** What the shop guarantees: its picture in the page's language where the settings have one, else words [24.2]. */
export function CartTrustMarkerWidget() {
  const { cartConfig, supportCallNumber } = useSettings()
  const picture = toTrustPicture(cartConfig.trustMarker, useStorefront().locale)
  return <TrustMarker picture={picture} helpsByPhone={supportCallNumber !== ''} />
}
