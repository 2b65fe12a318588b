import type { OpenOrder } from '@krishi/storefront-hooks/checkout'
import type { OpenOrderState } from '@krishi/storefront-ui/open-order'

/** Where the sentence about an open order leads. */
export interface OpenOrderLinks {
  readonly orderHref: (orderId: string, checkoutId: string) => string
  readonly paymentHref: (checkoutId: string) => string
}

/** An open order as its sentence says it; null while there is nothing to say. */
export function toOpenOrderState(
  { checkoutId, placement }: OpenOrder,
  { orderHref, paymentHref }: OpenOrderLinks,
): OpenOrderState | null {
  switch (placement.status) {
    case 'unknown':
      return { status: 'asking' }
    case 'placed': {
      const { order } = placement
      return { status: 'placed', orderName: order.name, orderHref: orderHref(order.id, checkoutId) }
    }
    case 'to-pay':
      return { status: 'to-pay', orderName: placement.order.name, paymentHref: paymentHref(checkoutId) }
    case 'refused':
      return { status: 'none' }
    default:
      return null
  }
}
