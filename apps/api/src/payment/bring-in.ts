import { ok, type Result } from '@krishi/storefront-core/result'
import type { Shop } from '../shop.ts'
import type { GatewayError, PaymentGateway, ProvidersPayment } from './payment-gateway.ts'
import type { PaymentRow } from './payments.ts'
import { settle } from './settle.ts'

/**
 * Settles a payment by what the provider says of it. Money that is only set aside is taken first, however late that was: whether
 * it buys the goods or goes back is decided once it is the shop's. A failed or unfinished try changes nothing.
 */
export async function bringIn(
  shop: Shop,
  gateway: PaymentGateway,
  row: PaymentRow,
  payment: ProvidersPayment,
): Promise<Result<PaymentRow, GatewayError>> {
  if (payment.gatewayOrderId !== row.gatewayOrderId) return ok(row)
  switch (payment.status) {
    case 'authorized': {
      const captured = await gateway.capture(payment)
      if (!captured.ok) return captured
      // Not taken, and nothing to wait for: asking once more would only go round.
      return captured.value.status === 'authorized' ? ok(row) : bringIn(shop, gateway, row, captured.value)
    }
    case 'captured':
      return ok(await settle(shop, row, { event: 'captured', payment }))
    case 'refunded':
      return ok(await settle(shop, row, { event: 'refunded', gatewayPaymentId: payment.id }))
    case 'created':
    case 'failed':
      return ok(row)
  }
}
