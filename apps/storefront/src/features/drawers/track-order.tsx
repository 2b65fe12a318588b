import { TrackOrderModalWidget } from '@krishi/storefront-widgets/track-order'
import { useTrackEvents } from '../orders/use-track-events.ts'
import { usePaths } from '../../shell/shop-context.ts'
import '../../styles/track-order.css'

/** The search for an order over any page, for a guest [31.7]: an overlay. */
export default function TrackOrder({ onClose }: { readonly onClose: () => void }) {
  const paths = usePaths()
  return (
    <TrackOrderModalWidget
      open
      onOpenChange={onClose}
      onEvent={useTrackEvents()}
      signInHref={paths.signIn(paths.orders)}
    />
  )
}
