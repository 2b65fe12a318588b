import type { PaymentMeans, Presence } from '@krishi/storefront-hooks/payment'
import type { RootProps } from '@krishi/storefront-ui/root'

/** Props of a connected page that waits for a payment. */
export interface OrderPendingWidgetProps extends PaymentMeans, RootProps<HTMLElement> {
  readonly checkoutId: string
  /** What the order is named by while it awaits its payment. */
  readonly awaitingId: string
  /** The provider's id of what is to be paid, or our own of the order. */
  readonly orderId: string
  /** The provider's id of the payment, where its window said that it is paid; else empty. */
  readonly paymentId: string
  readonly presence: Presence
  readonly shopHref: string
  /** Where it is ordered and paid again. */
  readonly paymentHref: string
  /** The same, with cash on delivery chosen beforehand. */
  readonly codHref: string
  readonly orderHref: (orderId: string) => string
  /** The payment is there: the order is placed. */
  onPaid: (order: { readonly orderId: string; readonly coins: number }) => void
}
