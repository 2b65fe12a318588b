import { safeExternalUrl, safeInternalPath } from '@krishi/storefront-core/links'
import type { PaymentModeWidgetProps } from '@krishi/storefront-widgets/payment-mode'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { useErrorReporter } from '@krishi/storefront-hooks/telemetry'
import { navigate } from '@krishi/storefront-host/address'
import { useShop } from '../../shell/shop-context.ts'
import en from './messages/en.json'
import { paymentHosts } from './payment-means.ts'

/** Goes where an order leads: to the thanks, to the page that waits, or on to the provider's page [30.7, 30.8]. */
export function useOrdered(checkoutId: string): PaymentModeWidgetProps['onOrdered'] {
  const t = useWidgetMessages('checkout', en)
  const { paths, notices } = useShop()
  const errors = useErrorReporter()

  return (outcome) => {
    switch (outcome.kind) {
      case 'placed':
        navigate(paths.thankYou(outcome.orderId, checkoutId, outcome.coins), { replace: true })
        return
      case 'pending': {
        const { awaitingId: dId, gatewayOrderId: oid, paymentId: pid } = outcome
        const query = new URLSearchParams({ checkoutId, dId, oid, pid })
        navigate(paths.to(`/orders/pending?${query.toString()}`), { replace: true })
        return
      }
      default: {
        const url = safeInternalPath(outcome.url) ?? safeExternalUrl(outcome.url, paymentHosts)
        if (url !== null) return location.assign(url)
        errors.report(`The order leads to an unknown address: ${outcome.url}`, 'placeOrder')
        notices.show({ id: 'payment', text: t('unableToProceedFurther'), tone: 'danger' })
      }
    }
  }
}
