import { useOrder, useOrderCompletion } from '@krishi/storefront-hooks/orders'
import { useSession } from '@krishi/storefront-hooks/session'
import { useSettings } from '@krishi/storefront-hooks/settings'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { BillingSummary } from '@krishi/storefront-ui/billing-summary'
import { OrderedLines } from '@krishi/storefront-ui/ordered-lines'
import { OrderSuccess } from '@krishi/storefront-ui/order-success'
import type { RootProps } from '@krishi/storefront-ui/root'
import { paidOf, toOrderState, toOrderTotals } from './to-order-success-props.ts'

/** Props of a connected thank-you page. */
export interface OrderSuccessWidgetProps extends RootProps<HTMLElement> {
  readonly orderId: string
  /** The checkout that became the order, where the address says it. */
  readonly checkoutId?: string | undefined
  readonly shopHref: string
  readonly ordersHref: string
}

/** Thank you: reads the order and tidies up after it once [31.5, 07.5]. */
export function OrderSuccessWidget({ orderId, checkoutId, shopHref, ordersHref, ...root }: OrderSuccessWidgetProps) {
  const { locale } = useStorefront()
  const { supportCallNumber } = useSettings()
  const { user } = useSession()
  const order = useOrder(orderId)
  useOrderCompletion(order.status === 'ready' ? { id: order.value.id, checkoutId } : null)
  return (
    <OrderSuccess
      {...root}
      state={toOrderState(order, locale, (value) => (
        <>
          <OrderedLines lines={value.lineItems} />
          <BillingSummary totals={toOrderTotals(value)} paid={paidOf(value)} />
        </>
      ))}
      shopHref={shopHref}
      ordersHref={user?.isGuestUser === false ? ordersHref : null}
      helpNumber={supportCallNumber}
    />
  )
}
