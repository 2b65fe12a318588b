import type en from './messages/en.json'

/** Why placing the order failed, as far as this view has words for it. */
export type PaymentErrorCode =
  | 'checkout/items-not-valid'
  | 'checkout/out-of-stock'
  | 'checkout/address-missing'
  /** There is no consent to the terms, or not to today's version. */
  | 'terms/needed'
  /** The coupon takes off less than was shown, whatever the reason. */
  | 'coupon/changed'
  /** The coins take off another amount than was shown. */
  | 'coins/changed'
  /** Nobody knows yet whether the order was placed: it is being asked [30.12]. */
  | 'order/no-answer'
  /** It was found out that the order did not come about. */
  | 'order/withdrawn'
  | 'network/offline'
  /** The shop did not answer before the order was sent. */
  | 'network/timeout'
  /** The provider's script did not come [30.9]. */
  | 'payment/unavailable'
  /** The order cannot be paid online as it came [30.9]. */
  | 'payment/failed'
  | 'unknown'

/** The sentence for each code [30.10]. */
export const paymentErrorKey: Readonly<Record<PaymentErrorCode, keyof typeof en>> = {
  'checkout/items-not-valid': 'itemsNotValid',
  'checkout/out-of-stock': 'outOfStock',
  'checkout/address-missing': 'addressMissing',
  'terms/needed': 'termsNeeded',
  'coupon/changed': 'couponChanged',
  'coins/changed': 'coinsChanged',
  'order/no-answer': 'orderNoAnswer',
  'order/withdrawn': 'withdrawn',
  'network/offline': 'offline',
  'network/timeout': 'noAnswer',
  'payment/unavailable': 'paymentUnavailable',
  'payment/failed': 'paymentFailed',
  unknown: 'tryAgain',
}
