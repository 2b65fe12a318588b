import { canBuy } from '@krishi/storefront-core/availability'
import type { CartLine } from '@krishi/storefront-core/cart'
import type { Product, Variant } from '@krishi/storefront-core/catalog'
import type { DeliveryEta } from '@krishi/storefront-core/delivery'
import type { Settings } from '@krishi/storefront-core/settings'
import type { DeliveryPlace } from '@krishi/storefront-hooks/delivery'
import type { Remote } from '@krishi/storefront-hooks/query'
import type { EstimatePlace, EstimateState } from '@krishi/storefront-ui/delivery-estimate'

const dayMs = 86_400_000

/** Whether days are told of a pack: it is for sale, and the owner wants estimates [16.1]. */
export function showsEstimate(
  product: Pick<Product, 'status'>,
  variant: Variant,
  settings: Pick<Settings, 'enableEstimatedDeliveryOnPinCode'>,
): boolean {
  return settings.enableEstimatedDeliveryOnPinCode && canBuy(product, variant)
}

/** The pack whose days are those of a cart: the first that is for sale. */
export function firstForSale<Line extends Pick<CartLine, 'isVariantAvailForSale'>>(
  lines: readonly Line[],
): Line | undefined {
  return lines.find(({ isVariantAvailForSale }) => isVariantAvailForSale)
}

/** A place as it is shown: one that a device or a network address gave is only about right. */
export function toEstimatePlace({ pincode, name, source }: DeliveryPlace): EstimatePlace {
  return { pincode, name, approximate: source === 'device' || source === 'network' }
}

/** The days as they are shown, counted from `now` (ms since 1970), with the last of them. */
export function toEstimateState(remote: Remote<DeliveryEta>, now: number): EstimateState {
  if (remote.status === 'loading') return { status: 'loading' }
  if (remote.status === 'failed') return { status: 'failed', onRetry: () => remote.retry() }
  const { value: eta } = remote
  return { status: 'ready', eta, lastDay: eta.kind === 'days' ? now + eta.to * dayMs : null }
}
