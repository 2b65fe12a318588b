import { useVerification } from '@krishi/storefront-hooks/checkout'
import { PaymentModeWidget } from '@krishi/storefront-widgets/payment-mode'
import { Suspense, lazy, useState } from 'react'
import { useLocation } from 'wouter'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { Coins } from '../checkout/coins.tsx'
import { Coupons } from '../checkout/coupons.tsx'
import en from '../checkout/messages/en.json'
import { usePaymentMeans } from '../checkout/payment-means.ts'
import { useLeaveCompleted } from '../checkout/use-leave-completed.ts'
import { useOrdered } from '../checkout/use-ordered.ts'
import { usePaymentQuery } from '../checkout/use-payment-query.ts'
import type { PageModule, PageProps } from '../routes/page.ts'
import { prefetchPayment } from '../routes/prefetch-payment.ts'
import { useShop } from '../shell/shop-context.ts'
import { untilLoaded } from '../shell/until-loaded.ts'
import { PaymentTrust } from '../trust/payment-trust.tsx'
import '../styles/checkout.css'

/** Loaded for a guest whose state asks for it. */
const SignInHere = lazy(() => untilLoaded(() => import('../drawers/sign-in-here.tsx')))

function PaymentModePage({ params, search }: PageProps) {
  const t = useWidgetMessages('checkout', en)
  const { paths } = useShop()
  const [, navigate] = useLocation()
  const checkoutId = params['checkoutId'] ?? ''
  const verification = useVerification(checkoutId)
  const query = usePaymentQuery(paths.paymentMode(checkoutId), search, verification)
  const [isPutOff, putOff] = useState(false)
  useLeaveCompleted(checkoutId, query.get('source') === 'APP')
  return (
    <div className="shop-stack">
      <h1>{t('paymentTitle')}</h1>
      <noscript>
        <p>{t('paymentNeedsScript')}</p>
      </noscript>
      <PaymentModeWidget
        {...usePaymentMeans()}
        checkoutId={checkoutId}
        wantedMode={query.get('mode') === 'cod' ? 'cod' : null}
        shopHref={paths.home}
        ordersHref={paths.orders}
        orderHref={(orderId) => paths.thankYou(orderId, checkoutId, 0)}
        aboveBill={(checkout) => (
          <>
            <Coupons checkout={checkout} wanted={query.get('discount')} />
            <Coins checkout={checkout} />
          </>
        )}
        mayOrder={() => {
          putOff(false)
          return !verification.isNeeded
        }}
        onAddressChange={() => navigate(paths.checkoutAddress(checkoutId))}
        onOrdered={useOrdered(checkoutId)}
      />
      <PaymentTrust />
      <Suspense fallback={null}>
        {verification.isNeeded && !isPutOff ? (
          <SignInHere verification={verification} onClose={() => putOff(true)} />
        ) : null}
      </Suspense>
    </div>
  )
}

/** How the order is paid [30.1, 30.2]. */
export const page: PageModule = {
  Component: PaymentModePage,
  prefetch: prefetchPayment,
  head: ({ textsOf }) => ({ title: textsOf('checkout', en)('paymentTitle') }),
}
