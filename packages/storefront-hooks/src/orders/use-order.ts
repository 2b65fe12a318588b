import type { Locale } from '@krishi/storefront-core/locale'
import type { Order } from '@krishi/storefront-core/orders'
import { useEffect } from 'react'
import { checkoutOf } from '../checkout/use-checkout.ts'
import type { Query, Remote } from '../query/index.ts'
import { defineQuery, useRemote, valueOf } from '../query/index.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import type { OrdersPort } from './orders-port.ts'

/** An order by its id or name. */
export function orderOptions(
  { orders }: { readonly orders: OrdersPort },
  { orderId, locale }: { readonly orderId: string; readonly locale: Locale },
): Query<Order> {
  return defineQuery<Order>({
    queryKey: ['orders.details', orderId, locale],
    queryFn: ({ signal }) => valueOf(orders.read({ orderId, locale }, { signal })),
    staleTime: 0,
  })
}

/** An order of this shopper, in the storefront's language. */
export function useOrder(orderId: string): Remote<Order> {
  const { ports, locale } = useStorefront()
  return useRemote(orderOptions(ports, { orderId, locale }))
}

/**
 * Tidies up on the first view of an order's success page [07.5]; does nothing on the second, or while `order` is not there.
 *
 * @param order The order, with the checkout that the page's address names where it does.
 * @param onFirstView Called once per order, for what must happen once, such as the purchase event [31.5].
 */
export function useOrderCompletion(
  order: { readonly id: string; readonly checkoutId?: string | undefined } | null,
  onFirstView?: (orderId: string) => void,
): void {
  const { actions } = checkoutOf(useStorefront())
  const id = order?.id
  const checkoutId = order?.checkoutId
  useEffect(() => {
    if (id !== undefined && actions.complete({ id, checkoutId })) onFirstView?.(id)
  }, [actions, id, checkoutId, onFirstView])
}
