import { ok, type Result } from '@krishi/storefront-core/result'
import type { ApiContext } from '../api-context.ts'
import type { GatewayError, PaymentGateway, ProvidersPayment } from './payment-gateway.ts'
import type { PaymentRow } from './payments.ts'
import { settle } from './settle.ts'

/**
 * Settles a payment by the state that the provider reports. An authorised payment is captured first, however late: whether it buys the
 * goods or is refunded is decided after that. A failed or unfinished attempt changes nothing.
 */
export async function applyGatewayPayment(
  shop: ApiContext,
  gateway: PaymentGateway,
  row: PaymentRow,
  payment: ProvidersPayment,
): Promise<Result<PaymentRow, GatewayError>> {
  if (payment.gatewayOrderId !== row.gatewayOrderId) return ok(row)
  switch (payment.status) {
    case 'authorized': {
      const captured = await gateway.capture(payment)
      if (!captured.ok) return captured
      // It cannot be captured: another attempt would loop.
      return captured.value.status === 'authorized' ? ok(row) : applyGatewayPayment(shop, gateway, row, captured.value)
    }
    case 'captured': {
      const settled = await settle(shop, row, { event: 'captured', payment })
      return payment.amountRefunded > 0 ? bringBack(shop, gateway, settled, payment) : ok(settled)
    }
    case 'refunded':
      return bringBack(shop, gateway, row, payment)
    case 'created':
    case 'failed':
      return ok(row)
  }
}

/** Enters what came back of a payment, refund by refund as the provider has them: a notice of one may have got lost. */
export async function bringBack(
  shop: ApiContext,
  gateway: PaymentGateway,
  row: PaymentRow,
  payment: Pick<ProvidersPayment, 'id' | 'amount'>,
): Promise<Result<PaymentRow, GatewayError>> {
  const found = await gateway.findRefunds(payment.id)
  if (!found.ok) return found
  let settled = row
  for (const refund of found.value) settled = await settle(shop, row, { event: 'refunded', payment, refund })
  return ok(settled)
}
