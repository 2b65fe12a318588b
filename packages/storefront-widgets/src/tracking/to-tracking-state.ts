import type { ParcelTracking } from '@krishi/storefront-core/orders'
import type { Remote } from '@krishi/storefront-hooks/query'
import type { TrackingState } from '@krishi/storefront-ui/tracking-timeline'

/** What is shown of the way of a parcel. */
export function toTrackingState(shipment: Remote<ParcelTracking>, askAgain: () => void): TrackingState {
  if (shipment.status === 'loading') return { status: 'loading' }
  if (shipment.status === 'ready') return { status: 'ready', tracking: shipment.value, onRetry: askAgain }
  const isMissing = shipment.error.code === 'request/not-found'
  return isMissing ? { status: 'missing' } : { status: 'failed', onRetry: shipment.retry }
}
