import type { Checkout } from '@krishi/storefront-core/checkout'
import { callEndOf } from '@krishi/storefront-core/contract'
import type { AppliedCoupon } from '@krishi/storefront-core/pricing'
import type { CouponEvent } from '@krishi/storefront-hooks/coupons'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { CouponSuccess } from '@krishi/storefront-ui/coupon-success'
import { CouponRowWidget } from '@krishi/storefront-widgets/coupons'
import { useState } from 'react'
import { createOverlay } from '@krishi/storefront-host/overlay'
import { useShop } from '../../shell/shop-context.ts'
import { failureWords } from './failure-words.ts'
import en from './messages/en.json'

const CouponModal = createOverlay(() => import('../drawers/coupon-modal.tsx'))

/** How long the notice about a refused code stays, in ms [26.5]. */
const refusalMs = 1500

/** The coupon of a checkout: its row, the place to look for one, and what is said and celebrated [26.4, 26.5, 26.6]. */
export function Coupons({ checkout, wanted }: { readonly checkout: Checkout; readonly wanted: string | null }) {
  const t = useWidgetMessages('checkout', en)
  const { notices } = useShop()
  const [isOpen, setOpen] = useState(false)
  const [applied, setApplied] = useState<AppliedCoupon | null>(null)

  function tell(event: CouponEvent): void {
    switch (event.type) {
      case 'applied':
        setApplied({ name: event.name, value: event.value })
        // The celebration says it, and how much.
        notices.show({ text: t('discountApplied'), tone: 'success', isSpoken: false })
        return
      case 'refused': {
        const { code, serverMessage } = event.failure
        const text = serverMessage ?? t(failureWords.couponToApply[callEndOf(code)])
        notices.show({ id: 'DiscountApplyFailed', text, tone: 'danger', durationMs: refusalMs })
        return
      }
      case 'unable-to-remove': {
        const text = t(failureWords.couponToRemove[callEndOf(event.failure.code)])
        notices.show({ text, tone: 'danger' })
      }
    }
  }

  return (
    <>
      <CouponRowWidget checkout={checkout} wanted={wanted} onOpen={() => setOpen(true)} onEvent={tell} />
      <CouponModal
        wanted={isOpen ? { checkout, open: true, isErrorSaid: true, onOpenChange: setOpen } : null}
        onGiveUp={() => setOpen(false)}
      />
      <CouponSuccess applied={applied} onDismiss={() => setApplied(null)} />
    </>
  )
}
