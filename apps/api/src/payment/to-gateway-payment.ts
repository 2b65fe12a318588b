import type { GatewayPayment } from '@krishi/storefront-core/contract'
import { defaultLocale, type Locale } from '@krishi/storefront-core/locale'
import type { Context } from 'hono'
import type { ApiContext } from '../api-context.ts'
import { secondsToPay, type PaymentRow } from './payments.ts'

/** Where the outcome of a payment is posted to by a browser that cannot show the window; it leads back in `language`. */
export function callbackUrlOf({ origins }: Pick<ApiContext, 'origins'>, http: Context, language: Locale): string {
  const query = language === defaultLocale ? '' : `?language=${language}`
  return `${origins.originOf(http)}/api/payments/callback${query}`
}

/** What the provider's window is opened with now; null when nothing is to be paid, or not any more. */
export function toGatewayPayment(
  { gateway, now }: Pick<ApiContext, 'gateway' | 'now'>,
  payment: PaymentRow,
  callbackUrl: string,
): GatewayPayment | null {
  const timeoutSeconds = secondsToPay(payment, now())
  if (gateway === null || payment.gatewayOrderId === null || timeoutSeconds === 0) return null
  return {
    gateway: 'razorpay',
    keyId: gateway.keyId,
    scriptUrl: gateway.scriptUrl,
    gatewayOrderId: payment.gatewayOrderId,
    amount: payment.amount,
    currency: payment.currency,
    timeoutSeconds,
    callbackUrl,
  }
}
