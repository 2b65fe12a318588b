import { navigate } from '@krishi/storefront-host/address'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { OrderPendingWidget } from '@krishi/storefront-widgets/order-pending'
import { useEffect, useEffectEvent } from 'react'
import en from '../features/checkout/messages/en.json'
import { presence, usePaymentMeans } from '../features/checkout/payment-means.ts'
import type { PageModule, PageProps } from '../shell/page.ts'
import { useShop } from '../shell/shop-context.ts'
import '../styles/checkout.css'

function OrderPendingPage({ search }: PageProps) {
  const t = useWidgetMessages('checkout', en)
  const { paths, notices } = useShop()
  const query = new URLSearchParams(search)
  const [checkoutId, awaitingId, orderId, paymentId] = ['checkoutId', 'dId', 'oid', 'pid'].map(
    (name) => query.get(name) ?? '',
  ) as [string, string, string, string]
  const isUnproven = paymentId !== ''
  const tell = useEffectEvent(() => notices.show({ id: 'payment', text: t('unableToProceedFurther') }))
  useEffect(() => {
    if (isUnproven) tell()
  }, [isUnproven])
  return (
    <OrderPendingWidget
      {...usePaymentMeans()}
      {...{ checkoutId, awaitingId, paymentId, presence }}
      orderId={orderId || awaitingId}
      shopHref={paths.home}
      paymentHref={paths.paymentMode(checkoutId)}
      codHref={paths.paymentMode(checkoutId, 'cod')}
      orderHref={(id) => paths.thankYou(id, checkoutId, 0)}
      onPaid={(order) => navigate(paths.thankYou(order.orderId, checkoutId, order.coins), { replace: true })}
    />
  )
}

/** The payment is not settled yet [31.6]. */
export const page: PageModule = {
  Component: OrderPendingPage,
  head: ({ textsOf }) => ({ title: textsOf('checkout', en)('pendingTitle') }),
}
