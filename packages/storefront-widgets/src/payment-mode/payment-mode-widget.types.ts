import type { Checkout } from '@krishi/storefront-core/checkout'
import type { PlaceOrderResponse } from '@krishi/storefront-core/contract'
import type { ReactNode } from 'react'

/** Props of a connected payment page. */
export interface PaymentModeWidgetProps {
  readonly checkoutId: string
  /** Whether online payment is open in this shop. */
  readonly isOnlineUnavailable: boolean
  readonly shopHref: string
  readonly orderHref: (orderId: string) => string
  /** Stands above the bill of a checkout, such as the row of its coupon. */
  aboveBill?(checkout: Checkout): ReactNode
  /** Asked when she orders; false holds the order back, such as until her number is proven [30.5]. */
  mayOrder?(): boolean
  onAddressChange(): void
  onPlaced(order: PlaceOrderResponse): void
}
