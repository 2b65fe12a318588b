import type { DeliveryAddress } from '../address/index.ts'
import type { OrderLine, PaymentMode } from '../checkout/index.ts'
import type { Paise } from '../money/index.ts'
import type { SpecialDiscounts } from '../pricing/totals.ts'

/** A parcel of an order [31.1, 31.2]. */
export interface Fulfillment {
  /** `success`, or `cancelled` for one that never left. */
  readonly status: string
  /** What the carrier says; null before it has the parcel. */
  readonly shipmentStatus: string | null
  readonly trackingNumber: string | null
  /** Who brings it; empty where the shop did not note it. */
  readonly carrier: string
  /** ISO instant at which it left. */
  readonly sentAt: string
  readonly lineItems: readonly FulfilledLine[]
}

/** A line of a parcel. */
export interface FulfilledLine {
  readonly variantId: string
  readonly name: string
  readonly productImageUrl: string
  readonly vendor: string
  readonly variantTitle: string
  readonly quantity: number
  readonly fulfillmentStatus: string | null
}

/** A part of what was paid, or all of it, that is the shopper's again. */
export interface OrderRefund {
  readonly amount: Paise
  /** ISO instant. */
  readonly time: string
}

/** An order as its owner reads it. */
export interface Order {
  readonly id: string
  /** Shown to the shopper, such as "BH10042". */
  readonly name: string
  readonly orderNumber: number
  /** ISO instant. */
  readonly createdAt: string
  readonly cancelledAt: string | null
  readonly fulfillmentStatus: string | null
  readonly paymentMode: PaymentMode
  readonly lineItems: readonly OrderLine[]
  readonly totalCost: Paise
  readonly shippingCharges: Paise
  readonly discountAmount: Paise
  readonly specialDiscount: Paise
  /** What `specialDiscount` is made of; absent for an order of before that was kept. */
  readonly specialDiscounts?: SpecialDiscounts
  /** What is paid in all. */
  readonly currentTotalPrice: Paise
  readonly deliveryAddress: DeliveryAddress
  readonly note: string
  /** ISO dates (no time) between which the parcel should arrive; null where the shop promises none. */
  readonly expectedDelivery: { readonly from: string; readonly to: string } | null
  /** Coins that this order earns; 0 for a guest. */
  readonly coins: number
  /** The parcels; absent before there is one. */
  readonly fulfillments?: readonly Fulfillment[]
  /** Whether a part was paid in advance [31.4], and how much. */
  readonly isAdvAmountAvailable?: boolean
  readonly advAmount?: Paise
  /** What of the payment came back, the oldest first; absent where nothing did. */
  readonly refunds?: readonly OrderRefund[]
}
