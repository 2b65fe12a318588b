import type { Checkout } from '@krishi/storefront-core/checkout'
import { useAutoApply, useCoupons } from '@krishi/storefront-hooks/coupons'
import type { CouponEvent } from '@krishi/storefront-hooks/coupons'
import { CouponRow } from '@krishi/storefront-ui/coupon-row'
import type { RootProps } from '@krishi/storefront-ui/root'
import { toCouponRow } from './to-coupon-props.ts'
import { Supported } from '../supported/index.ts'

/** Props of the connected row of the coupon. */
export interface CouponRowWidgetProps extends RootProps {
  readonly checkout: Checkout
  /** The code that the address of the page asks for [30.11]; null for none. */
  readonly wanted?: string | null
  /** Called to show all offers, or to type a code. */
  readonly onOpen: () => void
  /** Told once what is to be said or celebrated [26.4, 26.5]. */
  readonly onEvent: (event: CouponEvent) => void
}

/** The coupon of a checkout in a row [26.6]. Mount it once for a checkout: it is the one that tells what happens. */
export function CouponRowWidget(props: CouponRowWidgetProps) {
  return (
    <Supported by="coupons.validate">
      <ConnectedRow {...props} />
    </Supported>
  )
}

function ConnectedRow({ checkout, wanted = null, onOpen, onEvent, ...root }: CouponRowWidgetProps) {
  const coupons = useCoupons(checkout, onEvent)
  useAutoApply(wanted, coupons.apply)
  return (
    <CouponRow
      {...root}
      {...toCouponRow(coupons, checkout)}
      onOpen={onOpen}
      onApply={coupons.apply}
      onRemove={coupons.remove}
    />
  )
}
