import type { Checkout } from '@krishi/storefront-core/checkout'
import { useCoupons } from '@krishi/storefront-hooks/coupons'
import { CouponModal } from '@krishi/storefront-ui/coupon-modal'
import type { CouponModalProps } from '@krishi/storefront-ui/coupon-modal'
import type { RootProps } from '@krishi/storefront-ui/root'
import { toCouponProblem } from './to-coupon-props.ts'

/** Props of the connected place where coupons are applied. */
export interface CouponModalWidgetProps
  extends Pick<CouponModalProps, 'open' | 'onOpenChange' | 'isErrorSaid'>, RootProps<HTMLElement> {
  readonly checkout: Checkout
}

/** A box for a code and the offers of the shop, for a checkout [26.1]. It closes when a coupon is applied [26.4]. */
export function CouponModalWidget({ checkout, open, onOpenChange, isErrorSaid, ...root }: CouponModalWidgetProps) {
  const { offers, applying, refusal, apply, remove, forgive } = useCoupons(checkout, ({ type }) => {
    if (type === 'applied') onOpenChange(false)
  })
  return (
    <CouponModal
      {...root}
      open={open}
      onOpenChange={(isOpen) => {
        forgive()
        onOpenChange(isOpen)
      }}
      offers={offers.status === 'ready' ? offers.value : []}
      listStatus={offers.status}
      applying={applying}
      error={toCouponProblem(refusal)}
      isErrorSaid={isErrorSaid}
      onApply={apply}
      onRemove={remove}
      onRetry={() => offers.status === 'failed' && offers.retry()}
    />
  )
}
