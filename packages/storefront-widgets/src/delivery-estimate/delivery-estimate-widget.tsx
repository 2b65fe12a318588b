import type { Product, Variant } from '@krishi/storefront-core/catalog'
import { useDeliveryEstimate, useDeliveryPlace } from '@krishi/storefront-hooks/delivery'
import { useSettings } from '@krishi/storefront-hooks/settings'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { DeliveryEstimate } from '@krishi/storefront-ui/delivery-estimate'
import type { DeliveryEstimateProps } from '@krishi/storefront-ui/delivery-estimate'
import { showsEstimate, toEstimatePlace, toEstimateState } from './to-estimate-props.ts'

/** Props of a connected delivery estimate. */
export interface DeliveryEstimateWidgetProps extends Pick<DeliveryEstimateProps, 'onPlaceAsk'> {
  readonly product: Pick<Product, 'productId' | 'status'>
  /** The pack that would be sent. */
  readonly variant: Variant | undefined
}

/** When the chosen pack could arrive, where it is for sale and the owner wants estimates [16.1]. Else it looks for no place either. */
export function DeliveryEstimateWidget({ product, variant, onPlaceAsk }: DeliveryEstimateWidgetProps) {
  const settings = useSettings()
  if (!variant || !showsEstimate(product, variant, settings)) return null
  return <FoundEstimate productId={product.productId} variantId={variant.id} onPlaceAsk={onPlaceAsk} />
}

interface FoundEstimateProps extends Pick<DeliveryEstimateProps, 'onPlaceAsk'> {
  readonly productId: string
  readonly variantId: string
}

function FoundEstimate({ onPlaceAsk, ...what }: FoundEstimateProps) {
  const { clock, locale } = useStorefront()
  const { place } = useDeliveryPlace()
  const remote = useDeliveryEstimate({ ...what, pincode: place?.pincode ?? null })
  const estimate = toEstimateState(remote, { now: clock.now(), locale })
  return <DeliveryEstimate place={place && toEstimatePlace(place)} estimate={estimate} onPlaceAsk={onPlaceAsk} />
}
