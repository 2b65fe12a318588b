import { PaymentModeWidget } from '@krishi/storefront-widgets/payment-mode'
import { useLocation } from 'wouter'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import en from '../checkout/messages/en.json'
import type { PageModule, PageProps } from '../routes/page.ts'
import { useShop } from '../shell/shop-context.ts'
import '../styles/checkout.css'

/** The card gateway is not connected in this release: the page says so and offers cash on delivery. */
const isOnlineUnavailable = true

function PaymentModePage({ params }: PageProps) {
  const t = useWidgetMessages('checkout', en)
  const { paths } = useShop()
  const [, navigate] = useLocation()
  const checkoutId = params['checkoutId'] ?? ''
  return (
    <div className="shop-stack">
      <h1>{t('paymentTitle')}</h1>
      <PaymentModeWidget
        checkoutId={checkoutId}
        isOnlineUnavailable={isOnlineUnavailable}
        shopHref={paths.home}
        orderHref={(orderId) => paths.thankYou(orderId, checkoutId, 0)}
        onAddressChange={() => navigate(paths.checkoutAddress(checkoutId))}
        onPlaced={(order) => navigate(paths.thankYou(order.orderId, checkoutId, order.coins), { replace: true })}
      />
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
