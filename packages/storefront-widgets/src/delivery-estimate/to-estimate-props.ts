import { canBuy } from '@krishi/storefront-core/availability'
import type { Product, Variant } from '@krishi/storefront-core/catalog'
import type { DeliveryEta } from '@krishi/storefront-core/delivery'
import { formatDayMonth } from '@krishi/storefront-core/format'
import type { Locale } from '@krishi/storefront-core/locale'
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

/** A place as it is shown: one that a device or a network address gave is only about right. */
export function toEstimatePlace({ pincode, name, source }: DeliveryPlace): EstimatePlace {
  return { pincode, name, approximate: source === 'device' || source === 'network' }
}

/** The days as they are shown, with the date of the last of them. */
export function toEstimateState(
  remote: Remote<DeliveryEta>,
  { now, locale }: { readonly now: number; readonly locale: Locale },
): EstimateState {
  if (remote.status === 'loading') return { status: 'loading' }
  if (remote.status === 'failed') return { status: 'failed', onRetry: () => remote.retry() }
  const { value: eta } = remote
  return { status: 'ready', eta, date: eta.kind === 'days' ? formatDayMonth(now + eta.to * dayMs, locale) : '' }
}
