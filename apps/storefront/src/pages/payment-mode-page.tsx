import { useVerification } from '@krishi/storefront-hooks/checkout'
import { hydrateIslands } from '@krishi/storefront-host/hydration'
import { PaymentModeWidget } from '@krishi/storefront-widgets/payment-mode'
import { hasStoredCoupon } from '@krishi/storefront-hooks/coupons'
import { useStorefront } from '@krishi/storefront-hooks/storefront'
import { navigate } from '@krishi/storefront-host/address'
import { useEffect, useState } from 'react'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { SignInOverlay } from '../features/account/sign-in-overlay.ts'
import { PaymentOffers, PaymentSteps, PaymentTrust } from '../features/checkout/lazy-islands.ts'
import en from '../features/checkout/messages/en.json'
import { usePaymentMeans } from '../features/checkout/payment-means.ts'
import { useLeaveCompleted } from '../features/checkout/use-leave-completed.ts'
import { useOrdered } from '../features/checkout/use-ordered.ts'
import { usePaymentQuery } from '../features/checkout/use-payment-query.ts'
import { wantedModeIn } from '../features/checkout/wanted-mode.ts'
import type { PageModule, PageProps } from '../shell/page.ts'
import { prefetchPayment } from '../features/checkout/prefetch-payment.ts'
import { useShop } from '../shell/shop-context.ts'
import '../styles/checkout.css'

function PaymentModePage({ params, search }: PageProps) {
  const t = useWidgetMessages('checkout', en)
  const { paths } = useShop()
  const checkoutId = params['checkoutId'] ?? ''
  const verification = useVerification(checkoutId)
  const query = usePaymentQuery(paths.paymentMode(checkoutId), search, verification)
  const [isPutOff, putOff] = useState(false)
  const onClose = () => putOff(true)
  const storefront = useStorefront()
  // A coupon that was asked for is applied, or said to hold no more, before anything is touched [26.4, 26.6].
  const isCouponAsked = query.has('discount')
  useEffect(() => {
    if (isCouponAsked || hasStoredCoupon(storefront)) hydrateIslands()
  }, [storefront, isCouponAsked])
  useLeaveCompleted(checkoutId, query.get('source') === 'APP')
  return (
    <div className="shop-stack">
      <h1>{t('paymentTitle')}</h1>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <PaymentModeWidget
        {...usePaymentMeans()}
        checkoutId={checkoutId}
        wantedMode={wantedModeIn(query)}
        shopHref={paths.home}
        ordersHref={paths.orders}
        orderHref={(orderId) => paths.thankYou(orderId, checkoutId, 0)}
        aboveBill={() => <PaymentOffers />}
        belowBill={() => <PaymentSteps />}
        mayOrder={() => {
          putOff(false)
          return !verification.isNeeded
        }}
        onAddressChange={() => navigate(paths.checkoutAddress(checkoutId))}
        onOrdered={useOrdered(checkoutId)}
      />
      <PaymentTrust />
      {verification.isNeeded ? (
        <SignInOverlay wanted={isPutOff ? null : { verification, onClose }} onGiveUp={onClose} />
      ) : null}
    </div>
  )
}

/** How the order is paid [30.1, 30.2]. */
export const page: PageModule = {
  Component: PaymentModePage,
  async prefetch(context) {
    // In the browser the page is there first.
    if (import.meta.env.SSR) await prefetchPayment(context)
    return 200
  },
  head: ({ textsOf }) => ({ title: textsOf('checkout', en)('paymentTitle') }),
}
