import type { CartLine } from '@krishi/storefront-core/cart'
import { useCart } from '@krishi/storefront-hooks/cart'
import type { CartState } from '@krishi/storefront-hooks/cart'
import { useSettings } from '@krishi/storefront-hooks/settings'
import type { DeliveryEstimateProps } from '@krishi/storefront-ui/delivery-estimate'
import type { RootProps } from '@krishi/storefront-ui/root'
import { PlaceEstimate } from './place-estimate.tsx'
import { firstForSale } from './to-estimate-props.ts'

/** Props of the estimate of a cart. */
export interface CartEstimateWidgetProps extends Pick<DeliveryEstimateProps, 'onPlaceAsk' | keyof RootProps> {
  /** What a server knows to be in the cart, until the cart is read. @default nothing */
  readonly linesBefore?: readonly CartLine[] | undefined
}

const nothing: readonly CartLine[] = []

/** When the cart could arrive, by its first pack that is for sale: the days are those of the place [16.1]. Else nothing. */
export function CartEstimateWidget({ linesBefore = nothing, ...estimate }: CartEstimateWidgetProps) {
  const { enableEstimatedDeliveryOnPinCode } = useSettings()
  const first = ({ hydrated, view }: CartState) =>
    firstForSale(hydrated ? view.lines.map(({ line }) => line) : linesBefore)
  const productId = useCart((cart) => first(cart)?.productId)
  const variantId = useCart((cart) => first(cart)?.id)
  if (!enableEstimatedDeliveryOnPinCode || productId === undefined || variantId === undefined) return null
  return <PlaceEstimate productId={productId} variantId={variantId} {...estimate} />
}
