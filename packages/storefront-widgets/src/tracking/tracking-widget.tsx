import { useShipment } from '@krishi/storefront-hooks/orders'
import type { RootProps } from '@krishi/storefront-ui/root'
import { TrackingDialog } from '@krishi/storefront-ui/tracking-timeline'
import { toTrackingState } from './to-tracking-state.ts'

/** Props of the connected way of a parcel. */
export interface TrackingWidgetProps extends RootProps<HTMLElement> {
  /** The parcel to show; null closes the dialog. */
  readonly trackingNumber: string | null
  readonly onClose: () => void
}

/** Where a parcel is, over the page, asked for when it opens [31.4, 31.9]. */
export function TrackingWidget({ trackingNumber, onClose, ...root }: TrackingWidgetProps) {
  const { askAgain, ...shipment } = useShipment(trackingNumber)
  return (
    <TrackingDialog
      {...root}
      open={trackingNumber !== null}
      onOpenChange={onClose}
      state={toTrackingState(shipment, askAgain)}
    />
  )
}
