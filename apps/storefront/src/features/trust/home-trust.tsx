import { imageFor } from '@krishi/storefront-core/settings'
import { TrustImage } from '@krishi/storefront-ui/trust-marker'
import { useShop } from '../../shell/shop-context.ts'

/** One of the two trust markers of the home page [04.7]. */
export function HomeTrust({ name }: { readonly name: 'tmHomeOne' | 'tmHomeTwo' }) {
  const { locale, settings } = useShop()
  return <TrustImage src={imageFor(settings.trustMarkers[name], locale)} />
}
