import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import type { CouponModalProps } from './coupon-modal.tsx'
import en from './messages/en.json'
import { OfferList } from './offer-list.tsx'

/** Props of coupons beside a cart that has no checkout yet. */
export interface CouponListProps extends Pick<CouponModalProps, 'offers' | 'listStatus' | 'onRetry'> {
  /** The level of its heading; the cards have none. @default 3 */
  readonly headingLevel?: 2 | 3 | 4 | undefined
  /** Called with the code that the cart is to have. */
  readonly onApply: (code: string) => void
  /** Called when the cart is to have none. */
  readonly onRemove: () => void
  /** Copies a code, and tells whether it is copied. */
  readonly onCopy: (code: string) => Promise<boolean>
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** What is offered now, each with its code to copy, and what it takes off the cart or why it does not. Renders a `<section>`. */
export function CouponList({ messages, ...list }: CouponListProps) {
  const t = usePlainMessages('couponModal', en, messages)
  return (
    <div data-scope="coupon-modal" data-part="root">
      <OfferList {...list} applying={null} problem={null} hasBox={false} t={t} />
    </div>
  )
}
