import { TrackOrderModalWidget } from '@krishi/storefront-widgets/track-order'
import { useTrackEvents } from '../orders/use-track-events.ts'
import { TextScope } from '../shell/text-scope.tsx'
import '../styles/track-order.css'

interface TrackOrderProps {
  readonly onClose: () => void
}

/** The search for an order over any page, with its texts: a chunk that is fetched when a guest asks [31.7]. */
export default function TrackOrder(props: TrackOrderProps) {
  return (
    <TextScope groups={['order']}>
      <Search {...props} />
    </TextScope>
  )
}

function Search({ onClose }: TrackOrderProps) {
  return <TrackOrderModalWidget open onOpenChange={onClose} onEvent={useTrackEvents()} />
}
