import { browserPresence } from '@krishi/storefront-hooks/browser'
import type { PaymentMeans } from '@krishi/storefront-hooks/payment'
import { createRazorpayGateway } from '@krishi/storefront-hooks/payment'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import shellTexts from '../shell/messages/en.json'
import en from './messages/en.json'

/** The payment provider's window in this browser. The colour is that of the browser's own bar, which knows no tokens either. */
const gateway = createRazorpayGateway({ page: () => window, colour: '#1f6b3a' })

/** Whether she looks at this page. */
export const presence = browserPresence(() => window)

/** Where the provider may lead her to pay [30.8]. */
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
