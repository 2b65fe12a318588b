import { decodeAddress } from '@krishi/storefront-core/address'
import type { DeliveryAddress } from '@krishi/storefront-core/address'
import type { Checkout } from '@krishi/storefront-core/checkout'
import type { CartTotals } from '@krishi/storefront-core/pricing'
import { provinces } from '@krishi/storefront-core/settings'
import type { CheckoutView, Placement } from '@krishi/storefront-hooks/checkout'
import type {
  DeliveryAddressView,
  PaymentErrorCode,
  PaymentModeProps,
  PaymentStateView,
} from '@krishi/storefront-ui/payment-mode'

type PaymentFacts = Pick<
  PaymentModeProps,
  'address' | 'isOnlineUnavailable' | 'isCodDisabled' | 'adjustments' | 'payable' | 'placing' | 'error'
>

/** An address as it is read: name, lines, phone. */
export function toAddressView(address: DeliveryAddress | null): DeliveryAddressView {
  if (address === null) return { name: '', lines: [], phone: '' }
  const draft = decodeAddress(address)
  const province = provinces.find(({ id }) => id === address.province)?.title ?? address.province
  const lines = [
    [draft.flathouseno, draft.address1].filter(Boolean).join(', '),
    draft.address2,
    [address.city, draft.district === address.city ? '' : draft.district].filter(Boolean).join(', '),
    `${province} ${address.zip}`,
  ]
  return { name: draft.lastName, lines: lines.filter(Boolean), phone: address.phone }
}

/** The sums of a checkout as the bill shows them [30.14]. The server's `totalNetCost` has the coupon taken off already. */
export function toCheckoutTotals(cart: Checkout['cart']): CartTotals {
  return {
    totalPrice: cart.totalCost,
    shippingCharges: cart.shippingCharges,
    specialDiscount: cart.specialDiscount,
    discountAmount: cart.discountAmount,
    netCost: cart.totalNetCost + cart.discountAmount,
    payable: cart.totalNetCost,
    appliedCoupon: cart.discountCode === '' ? null : { name: cart.discountCode, value: cart.discountAmount },
    note: cart.note,
    totalNoOfItemsinCart: cart.lineItems.reduce((units, line) => units + line.quantity, 0),
    savings: 0,
  }
}

/** What the payment page shows of a checkout that can be ordered. */
export function toPaymentProps(
  checkout: Checkout,
  placement: Placement,
  { isOnlineUnavailable }: { readonly isOnlineUnavailable: boolean },
): PaymentFacts {
  return {
    address: toAddressView(checkout.userIdentity.deliveryAddress),
    isOnlineUnavailable,
    isCodDisabled: checkout.cart.isCodDisabled,
    adjustments: checkout.adjustments,
    payable: toCheckoutTotals(checkout.cart).payable,
    placing: placement.status === 'placing' || placement.status === 'placed',
    error: placement.status === 'unknown' || placement.status === 'refused' ? toErrorCode(placement.error.code) : null,
  }
}

const spoken: readonly PaymentErrorCode[] = [
  'checkout/items-not-valid',
  'checkout/out-of-stock',
  'checkout/address-missing',
  'coins/changed',
  'order/in-progress',
  'network/offline',
]

function toErrorCode(code: string): PaymentErrorCode {
  // A coupon that holds no more changes the price: she looks at it once more.
  if (code.startsWith('coupon/')) return 'coupon/changed'
  return spoken.find((known) => known === code) ?? 'unknown'
}

/** The page when there is nothing to pay, not yet or not any more [30.1]. */
export function toPaymentState(
  view: Exclude<CheckoutView, { status: 'ready' }>,
  { shopHref, orderHref }: { readonly shopHref: string; readonly orderHref: (orderId: string) => string },
): PaymentStateView {
  switch (view.status) {
    case 'loading':
      return { status: 'loading' }
    case 'failed':
      return { status: 'error', onRetry: view.retry }
    case 'completed':
      return {
        status: 'already-created',
        orderName: view.checkout.orderName ?? '',
        ordersHref: null,
        orderHref: orderHref(view.checkout.orderId ?? ''),
      }
    default:
      return { status: 'empty', shopHref }
  }
}
