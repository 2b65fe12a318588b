import { useCart } from '@krishi/storefront-hooks/cart'
import type { CartState } from '@krishi/storefront-hooks/cart'
import { useSettings } from '@krishi/storefront-hooks/settings'
import type { DeliveryEstimateProps } from '@krishi/storefront-ui/delivery-estimate'
import { PlaceEstimate } from './place-estimate.tsx'

const firstForSale = ({ view }: CartState) => view.lines.find(({ line }) => line.isVariantAvailForSale)?.line

/** When the cart could arrive, by its first pack that is for sale: the days are those of the place [16.1]. Else nothing. */
export function CartEstimateWidget({ onPlaceAsk }: Pick<DeliveryEstimateProps, 'onPlaceAsk'>) {
  const { enableEstimatedDeliveryOnPinCode } = useSettings()
  const productId = useCart((cart) => firstForSale(cart)?.productId)
  const variantId = useCart((cart) => firstForSale(cart)?.id)
  if (!enableEstimatedDeliveryOnPinCode || productId === undefined || variantId === undefined) return null
  return <PlaceEstimate productId={productId} variantId={variantId} onPlaceAsk={onPlaceAsk} />
}
