import type { Checkout, PaymentMode } from '@krishi/storefront-core/checkout'
import type { OrderOutcome, PaymentMeans } from '@krishi/storefront-hooks/payment'
import type { RootProps } from '@krishi/storefront-ui/root'
import type { ReactNode } from 'react'

/** Props of a connected payment page. */
export interface PaymentModeWidgetProps extends PaymentMeans, RootProps {
  readonly checkoutId: string
  /** The mode to start with, where this order may have it; null for none. @default null */
  readonly wantedMode?: PaymentMode | null
  readonly shopHref: string
  /** The page of a signed-in shopper's orders. */
  readonly ordersHref: string
  readonly orderHref: (orderId: string) => string
  /** Stands above the bill of a checkout, such as the row of its coupon. */
  aboveBill?: (checkout: Checkout) => ReactNode
  /** Stands below it, such as how its price came about. */
  belowBill?: (checkout: Checkout) => ReactNode
  /** Asked before an order is placed; false holds it back, such as until the mobile number is verified [30.5]. */
  mayOrder?: () => boolean
  onAddressChange: () => void
  /** The order is placed, waits for its payment, or goes on elsewhere [30.7, 30.8]. */
  onOrdered: (outcome: Exclude<OrderOutcome, { readonly kind: 'stays' | 'already-placed' }>) => void
}
