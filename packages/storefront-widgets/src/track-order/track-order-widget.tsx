import { useTrackOrder } from '@krishi/storefront-hooks/orders'
import type { TrackOrderEvent } from '@krishi/storefront-hooks/orders'
import type { RootProps } from '@krishi/storefront-ui/root'
import { TrackOrderForm, TrackOrderModal } from '@krishi/storefront-ui/track-order'
import type { TrackOrderModalProps } from '@krishi/storefront-ui/track-order'
import { toTrackOrderProps } from './to-track-order-props.ts'
import { Supported } from '../supported/index.ts'

/** Props of the connected search for an order. */
export interface TrackOrderWidgetProps extends RootProps<HTMLFormElement> {
  /** Called with what is to be said or done; `useTrackOrderWords` has the sentence. */
  readonly onEvent: (event: TrackOrderEvent) => void
  /** Where a shopper proves a mobile number by a code. */
  readonly signInHref?: string | undefined
}

/** Finds an order by a mobile number, on the page of orders [31.7]. */
export function TrackOrderWidget(props: TrackOrderWidgetProps) {
  return (
    <Supported by="orders.lookUp">
      <ConnectedSearch {...props} />
    </Supported>
  )
}

function ConnectedSearch({ onEvent, signInHref, ...root }: TrackOrderWidgetProps) {
  return <TrackOrderForm {...root} {...toTrackOrderProps(useTrackOrder('page', onEvent))} signInHref={signInHref} />
}

/** Props of the connected search over a page. */
export interface TrackOrderModalWidgetProps
  extends
    Omit<TrackOrderWidgetProps, keyof RootProps>,
    Pick<TrackOrderModalProps, 'open' | 'onOpenChange' | keyof RootProps> {}

/** Finds an order by a mobile number or its own, over any page [31.7]. */
export function TrackOrderModalWidget({ onEvent, ...modal }: TrackOrderModalWidgetProps) {
  return <TrackOrderModal {...modal} {...toTrackOrderProps(useTrackOrder('modal', onEvent))} />
}
