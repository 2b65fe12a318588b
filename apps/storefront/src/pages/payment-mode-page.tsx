import { useVerification } from '@krishi/storefront-hooks/checkout'
import { PaymentModeWidget } from '@krishi/storefront-widgets/payment-mode'
import { Suspense, lazy, useState } from 'react'
import { useLocation } from 'wouter'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { Coins } from '../checkout/coins.tsx'
import { Coupons } from '../checkout/coupons.tsx'
import en from '../checkout/messages/en.json'
import type { PageModule, PageProps } from '../routes/page.ts'
import { useShop } from '../shell/shop-context.ts'
import { untilLoaded } from '../shell/until-loaded.ts'
import '../styles/checkout.css'

/** Loaded for a guest whose state asks for it. */
const VerifyNumber = lazy(() => untilLoaded(() => import('../drawers/verify-number.tsx')))

/** The card gateway is not connected in this release: the page says so and offers cash on delivery. */
const isOnlineUnavailable = true

function PaymentModePage({ params, search }: PageProps) {
  const t = useWidgetMessages('checkout', en)
  const { paths } = useShop()
  const [, navigate] = useLocation()
  const checkoutId = params['checkoutId'] ?? ''
  const query = new URLSearchParams(search)
  const verification = useVerification(checkoutId)
  const [isPutOff, putOff] = useState(false)
  return (
    <div className="shop-stack">
      <h1>{t('paymentTitle')}</h1>
      <PaymentModeWidget
        checkoutId={checkoutId}
        isOnlineUnavailable={isOnlineUnavailable}
        shopHref={paths.home}
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
        onPlaced={(order) => navigate(paths.thankYou(order.orderId, checkoutId, order.coins), { replace: true })}
      />
      <Suspense fallback={null}>
        {verification.isNeeded && !isPutOff ? (
          <VerifyNumber verification={verification} onClose={() => putOff(true)} />
        ) : null}
      </Suspense>
    </div>
  )
}

/** How the order is paid [30.1, 30.2]. */
export const page: PageModule = {
  Component: PaymentModePage,
  head: ({ textsOf }) => {
    const t = textsOf('checkout', en)
    return { title: t('paymentTitle') }
  },
}
