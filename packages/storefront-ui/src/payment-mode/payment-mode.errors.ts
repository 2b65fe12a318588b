import type en from './messages/en.json'

/** Why placing the order failed, as far as this view has words for it. */
export type PaymentErrorCode =
  | 'checkout/items-not-valid'
  | 'checkout/out-of-stock'
  | 'checkout/address-missing'
  /** She has not agreed to the terms, or not to those of today. */
  | 'terms/needed'
  /** The coupon takes off less than was shown, whatever the reason. */
  | 'coupon/changed'
  /** Her coins take off something else than was shown. */
  | 'coins/changed'
  | 'order/in-progress'
  | 'network/offline'
  /** The provider's script did not come [30.9]. */
  | 'payment/unavailable'
  /** The order cannot be paid online as it came [30.9]. */
  | 'payment/failed'
  | 'unknown'

/** The sentence for each code [30.10]; what the answer of a lost call was is unknown, and the sentence says what to do. */
export const paymentErrorKey: Readonly<Record<PaymentErrorCode, keyof typeof en>> = {
  'checkout/items-not-valid': 'itemsNotValid',
  'checkout/out-of-stock': 'outOfStock',
  'checkout/address-missing': 'addressMissing',
  'terms/needed': 'termsNeeded',
  'coupon/changed': 'couponChanged',
  'coins/changed': 'coinsChanged',
  'order/in-progress': 'inProgress',
  'network/offline': 'offline',
  'payment/unavailable': 'paymentUnavailable',
  'payment/failed': 'paymentFailed',
  unknown: 'tryAgain',
}
