import { useOpenOrder } from '@krishi/storefront-hooks/checkout'
import { OpenOrder } from '@krishi/storefront-ui/open-order'
import { rootOf } from '@krishi/storefront-ui/root'
import type { RootProps } from '@krishi/storefront-ui/root'
import { toOpenOrderState } from './to-open-order-state.ts'
import type { OpenOrderLinks } from './to-open-order-state.ts'

/** Props of the connected sentence about an order that an earlier page left open: where its links lead. */
export interface OpenOrderWidgetProps extends OpenOrderLinks, RootProps {}

/** What became of the order that an earlier page left open; asks for it as soon as it is shown [30.12]. Null where there is none. */
export function OpenOrderWidget(props: OpenOrderWidgetProps) {
  const { order, dismiss } = useOpenOrder()
  const state = order && toOpenOrderState(order, props)
  return state && <OpenOrder {...rootOf(props)} state={state} onDismiss={dismiss} />
}
