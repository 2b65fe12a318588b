import { CouponList } from '@krishi/storefront-ui/coupon-modal'
import texts from 'virtual:texts/coupon-list'
import type { ElementModule, ElementViewProps } from '../runtime/element-module.ts'
import { readHeadingLevel } from '../runtime/read-heading-level.ts'
import { tell } from '../shop/tell.ts'
import { useOfferedCoupons } from '../shop/use-offered-coupons.ts'

/** The coupons that the shop offers now. One of them can be the cart's; its code can be copied for the shop's own pages. */
function View({ host }: ElementViewProps) {
  const { status, offers, retry, apply, remove, copy } = useOfferedCoupons()

  function choose(code: string): void {
    apply(code)
    tell(host, 'krishi-coupon-change', { code })
  }

  function drop(): void {
    remove()
    tell(host, 'krishi-coupon-change', { code: '' })
  }

  return (
    <CouponList
      offers={offers}
      listStatus={status}
      headingLevel={readHeadingLevel(host)}
      onApply={choose}
      onRemove={drop}
      onCopy={copy}
      onRetry={retry}
    />
  )
}

export default { View, texts } satisfies ElementModule
