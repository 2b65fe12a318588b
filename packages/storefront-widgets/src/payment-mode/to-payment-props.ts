import { decodeAddress, provinceName } from '@krishi/storefront-core/address'
import type { DeliveryAddress } from '@krishi/storefront-core/address'
import type { Checkout, PaymentMode, PlacedOrder } from '@krishi/storefront-core/checkout'
import { checkoutDue } from '@krishi/storefront-core/checkout'
import { isConsentAsked } from '@krishi/storefront-core/compliance'
import type { Locale } from '@krishi/storefront-core/locale'
import type { CartTotals } from '@krishi/storefront-core/pricing'
import type { Failure } from '@krishi/storefront-core/result'
import { provinces } from '@krishi/storefront-core/settings'
import type { CheckoutView, Placement } from '@krishi/storefront-hooks/checkout'
import type { PaymentStep } from '@krishi/storefront-hooks/payment'
import type {
  DeliveryAddressView,
  PaymentErrorCode,
  PaymentModeProps,
  PaymentProgress,
  PaymentStateView,
} from '@krishi/storefront-ui/payment-mode'

type PaymentFacts = Pick<
  PaymentModeProps,
  | 'address'
  | 'mode'
  | 'isOnlineUnavailable'
  | 'isCodDisabled'
  | 'adjustments'
  | 'payable'
  | 'dueNow'
  | 'prepaidDiscount'
  | 'advance'
  | 'progress'
  | 'error'
>

/** An address as it is read: name, lines, phone. */
export function toAddressView(address: DeliveryAddress | null, locale: Locale): DeliveryAddressView {
  if (address === null) return { name: '', lines: [], phone: '' }
  const draft = decodeAddress(address)
  const province = provinces.find(({ id }) => id === address.province)
  const state = province ? provinceName(province, locale) : address.province
  const lines = [
    [draft.flathouseno, draft.address1].filter(Boolean).join(', '),
    draft.address2,
    [address.city, draft.district === address.city ? '' : draft.district].filter(Boolean).join(', '),
    `${state} ${address.zip}`,
  ]
  return { name: draft.lastName, lines: lines.filter(Boolean), phone: address.phone }
}

/** The sums of a checkout as the bill shows them in a mode [30.14]. The server's `totalNetCost` has the coupon taken off already. */
export function toCheckoutTotals(cart: Checkout['cart'], mode: PaymentMode): CartTotals {
  const { payable, prepaidDiscount } = checkoutDue(cart, mode)
  return {
    totalPrice: cart.totalCost,
    shippingCharges: cart.shippingCharges,
    specialDiscount: cart.specialDiscount + prepaidDiscount,
    productDiscount: cart.productDiscount,
    coinsDiscount: cart.specialDiscount - cart.productDiscount,
    prepaidDiscount,
    discountAmount: cart.discountAmount,
    netCost: payable + cart.discountAmount,
    payable,
    appliedCoupon: cart.discountCode === '' ? null : { name: cart.discountCode, value: cart.discountAmount },
    note: cart.note,
    totalNoOfItemsinCart: cart.lineItems.reduce((units, line) => units + line.quantity, 0),
    savings: 0,
  }
}

/** How far ordering and paying have come. */
export interface PaymentCourse {
  readonly placement: Placement
  readonly step: PaymentStep
}

/** What the payment page shows of a checkout that can be ordered, in the chosen mode. */
export function toPaymentProps(
  { cart, ...checkout }: Checkout,
  mode: PaymentMode,
  course: PaymentCourse,
  locale: Locale,
): PaymentFacts {
  const { payable, now } = checkoutDue(cart, mode)
  return {
    address: toAddressView(checkout.userIdentity.deliveryAddress, locale),
    mode,
    isOnlineUnavailable: cart.isOnlineDisabled,
    isCodDisabled: cart.isCodDisabled,
    adjustments: checkout.adjustments,
    payable,
    dueNow: now,
    prepaidDiscount: cart.isOnlineDisabled ? 0 : cart.prepaidDiscount,
    advance: checkoutDue(cart, 'cod').now,
    progress: toProgress(course),
    error: toError(course),
  }
}

function toProgress({ placement, step }: PaymentCourse): PaymentProgress | null {
  switch (step) {
    case 'opening':
    case 'verifying':
      return step
    case 'open':
      return 'paying'
    default:
      return placement.status === 'placing' || placement.status === 'placed' ? 'placing' : null
  }
}

function toError({ placement, step }: PaymentCourse): PaymentErrorCode | null {
  if (step === 'unavailable' || step === 'failed') return `payment/${step}`
  if (placement.status === 'unknown') return 'order/no-answer'
  return placement.status === 'refused' ? toErrorCode(placement.error) : null
}

const spoken: readonly PaymentErrorCode[] = [
  'checkout/items-not-valid',
  'checkout/out-of-stock',
  'checkout/address-missing',
  'coins/changed',
  'order/withdrawn',
  'network/offline',
  'network/timeout',
]

function toErrorCode(error: Failure): PaymentErrorCode {
  if (isConsentAsked(error)) return 'terms/needed'
  const { code } = error
  // A coupon that is no longer valid changes the price, so the shopper must see the new one before ordering.
  if (code.startsWith('coupon/')) return 'coupon/changed'
  return spoken.find((known) => known === code) ?? 'unknown'
}

interface PaymentLinks {
  readonly shopHref: string
  /** Null for guests, who have no list of orders. */
  readonly ordersHref: string | null
  readonly orderHref: (orderId: string) => string
}

/**
 * The page when there is nothing to pay, not yet or not any more [30.1].
 *
 * @param before The order that the server says was placed before [30.8].
 */
export function toPaymentState(
  view: CheckoutView,
  { shopHref, ordersHref, orderHref }: PaymentLinks,
  before: { readonly orderId: string; readonly orderName: string } | null,
): PaymentStateView {
  if (before) {
    return { status: 'already-created', orderName: before.orderName, ordersHref, orderHref: orderHref(before.orderId) }
  }
  switch (view.status) {
    case 'loading':
      return { status: 'loading' }
    case 'failed':
      return { status: 'error', onRetry: view.retry }
    case 'completed': {
      const { orderName, orderId } = view.checkout
      return { status: 'already-created', orderName: orderName ?? '', ordersHref, orderHref: orderHref(orderId ?? '') }
    }
    default:
      return { status: 'empty', shopHref }
  }
}

/** An order that was found to be placed, as the page is told of one that it placed itself. */
export function toPlaced({ id: orderId, coins }: PlacedOrder) {
  return { kind: 'placed', orderId, coins } as const
}
