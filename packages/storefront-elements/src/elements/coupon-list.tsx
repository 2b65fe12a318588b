import { CouponList } from '@krishi/storefront-ui/coupon-modal'
import texts from 'virtual:texts/coupon-list'
import type { ElementModule, ElementViewProps } from '../runtime/element-module.ts'
import { readHeadingLevel } from '../runtime/read-heading-level.ts'
import { tell } from '../shop/tell.ts'
import { useOfferedCoupons } from '../shop/use-offered-coupons.ts'

/** The coupons that the shop offers now. One of them can be the cart's; its code can be copied for the shop's own pages. */
function View({ host }: ElementViewProps) {
  const coupons = useOfferedCoupons()

  function choose(code: string): void {
    coupons.apply(code)
    tell(host, 'krishi-coupon-change', { code })
  }

  function drop(): void {
    coupons.remove()
    tell(host, 'krishi-coupon-change', { code: '' })
  }

  return (
    <CouponList
      offers={coupons.offers}
      listStatus={coupons.status}
      headingLevel={readHeadingLevel(host)}
      onApply={choose}
      onRemove={drop}
      onCopy={coupons.copy}
      onRetry={coupons.retry}
    />
  )
}

export default { View, texts } satisfies ElementModule
