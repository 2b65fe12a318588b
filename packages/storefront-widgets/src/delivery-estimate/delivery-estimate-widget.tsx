import type { Product, Variant } from '@krishi/storefront-core/catalog'
import { useSettings } from '@krishi/storefront-hooks/settings'
import type { DeliveryEstimateProps } from '@krishi/storefront-ui/delivery-estimate'
import type { RootProps } from '@krishi/storefront-ui/root'
import { PlaceEstimate } from './place-estimate.tsx'
import { showsEstimate } from './to-estimate-props.ts'

/** Props of a connected delivery estimate. */
export interface DeliveryEstimateWidgetProps extends Pick<DeliveryEstimateProps, 'onPlaceAsk' | keyof RootProps> {
  readonly product: Pick<Product, 'productId' | 'status'>
  /** The pack that would be sent. */
  readonly variant: Variant | undefined
}

/** When the chosen pack could arrive, where it is for sale and the owner wants estimates [16.1]. Else it looks for no place either. */
export function DeliveryEstimateWidget({ product, variant, ...estimate }: DeliveryEstimateWidgetProps) {
  const settings = useSettings()
  if (!variant || !showsEstimate(product, variant, settings)) return null
  return <PlaceEstimate productId={product.productId} variantId={variant.id} {...estimate} />
}
