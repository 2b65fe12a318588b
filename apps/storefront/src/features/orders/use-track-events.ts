import type { TrackOrderEvent } from '@krishi/storefront-hooks/orders'
import { navigate } from '@krishi/storefront-host/address'
import { useTrackOrderWords } from '@krishi/storefront-ui/track-order'
import { useShop } from '../../shell/shop-context.ts'

/** Says that a letter is no digit, and leads to what was found: an order, or the orders of a mobile number [31.7]. */
export function useTrackEvents(): (event: TrackOrderEvent) => void {
  const { paths, notices } = useShop()
  const { invalidInput } = useTrackOrderWords()
  return (event) => {
    if (event.type === 'invalid-input') {
      notices.show({ id: 'track-order', text: invalidInput, tone: 'danger' })
      return
    }
    const { by, orderId, ownerId } = event.order
    const order = by === 'number' ? `/${encodeURIComponent(orderId)}` : ''
    navigate(`${paths.orders}${order}?uid=${encodeURIComponent(ownerId)}`)
  }
}
