import { useOpenOrder } from '@krishi/storefront-hooks/checkout'
import { OpenOrder } from '@krishi/storefront-ui/open-order'
import { toOpenOrderState } from './to-open-order-state.ts'
import type { OpenOrderLinks } from './to-open-order-state.ts'

/** Props of the connected sentence about an order that an earlier page left open: where its links lead. */
export type OpenOrderWidgetProps = OpenOrderLinks

/** What became of the order that an earlier page left open; asks for it as soon as it is shown [30.12]. Null where there is none. */
export function OpenOrderWidget(links: OpenOrderWidgetProps) {
  const { order, dismiss } = useOpenOrder()
  const state = order && toOpenOrderState(order, links)
  return state && <OpenOrder state={state} onDismiss={dismiss} />
}
