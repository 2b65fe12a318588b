import { browserPresence } from '@krishi/storefront-hooks/browser'
import type { GatewayPort, PaymentMeans } from '@krishi/storefront-hooks/payment'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import shellTexts from '../../shell/messages/en.json'
import en from './messages/en.json'

/** The payment provider's window; its code comes with the first payment. */
const gateway: GatewayPort = {
  open: (request) =>
    import('./razorpay-window.ts').then(
      ({ razorpayWindow }) => razorpayWindow.open(request),
      () => ({ status: 'unavailable' }),
    ),
}

/** Tells whether the shopper looks at this page. */
export const presence = browserPresence(() => window)

/** Where the provider may lead the shopper to pay [30.8]. */
export const paymentHosts: readonly string[] = [
  'api.razorpay.com',
  'checkout.razorpay.com',
  'pages.razorpay.com',
  'rzp.io',
]

/** How the pages of the checkout have something paid [30.7]. */
export function usePaymentMeans(): PaymentMeans {
  const t = useWidgetMessages('checkout', en)
  const shell = useWidgetMessages('shell', shellTexts)
  return { gateway, texts: { shopName: shell('shopName'), upi: t('payByUpi') } }
}
