import { useDeliveryEstimate, useDeliveryPlace } from '@krishi/storefront-hooks/delivery'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { DeliveryEstimate } from '@krishi/storefront-ui/delivery-estimate'
import type { DeliveryEstimateProps } from '@krishi/storefront-ui/delivery-estimate'
import type { RootProps } from '@krishi/storefront-ui/root'
import { toEstimatePlace, toEstimateState } from './to-estimate-props.ts'

interface PlaceEstimateProps extends Pick<DeliveryEstimateProps, 'onPlaceAsk' | keyof RootProps> {
  readonly productId: string
  readonly variantId: string
}

/** When a pack could arrive where the shopper wants it, as far as that is known. */
export function PlaceEstimate({ productId, variantId, ...props }: PlaceEstimateProps) {
  const { clock } = useStorefront()
  const { place } = useDeliveryPlace()
  const remote = useDeliveryEstimate({ productId, variantId, pincode: place?.pincode ?? null })
  const estimate = toEstimateState(remote, clock.now())
  return <DeliveryEstimate {...props} place={place && toEstimatePlace(place)} estimate={estimate} />
}
