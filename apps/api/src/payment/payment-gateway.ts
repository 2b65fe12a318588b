import type { Paise } from '@krishi/storefront-core/money'
import type { Result } from '@krishi/storefront-core/result'

/** The provider could not be asked, or did not do what it was asked. It may have done it all the same. */
export type GatewayError = 'payment/unavailable'

/** A payment as the provider has it. */
export interface ProvidersPayment {
  readonly id: string
  readonly gatewayOrderId: string
  /** `authorized` is money that the bank has reserved, and releases unless it is captured. */
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  readonly amount: Paise
  readonly currency: string
  /** What of the amount has come back so far. */
  readonly amountRefunded: Paise
}

/** Money of a payment that is the shopper's again: a part of it or all of it. */
export interface ProvidersRefund {
  readonly id: string
  readonly amount: Paise
}

/** The provider through whom shoppers pay online. Every call may be repeated: nothing is ordered, captured or refunded twice. */
export interface PaymentGateway {
  /** The public half of the shop's keys. */
  readonly keyId: string
  /** The script that opens the provider's window. */
  readonly scriptUrl: string
  /** Creates an order at the provider and returns its id. One that was never shown can never be paid. */
  createOrder: (order: { readonly receipt: string; readonly amount: Paise }) => Promise<Result<string, GatewayError>>
  /** A payment by its id. */
  findPayment: (id: string) => Promise<Result<ProvidersPayment, GatewayError>>
  /** Every try to pay an order of the provider. */
  findPayments: (gatewayOrderId: string) => Promise<Result<readonly ProvidersPayment[], GatewayError>>
  /** Captures an authorised payment. */
  capture: (payment: Pick<ProvidersPayment, 'id' | 'amount'>) => Promise<Result<ProvidersPayment, GatewayError>>
  /** Every refund of a payment that is done. */
  findRefunds: (paymentId: string) => Promise<Result<readonly ProvidersRefund[], GatewayError>>
  /** Gives so much of a payment back; true once that is done, false while it is on its way. */
  refund: (payment: Pick<ProvidersPayment, 'id' | 'amount'>) => Promise<Result<boolean, GatewayError>>
  /** Whether the provider has signed that this payment is for this order. */
  isPaymentSigned: (payment: { readonly gatewayOrderId: string; readonly id: string }, signature: string) => boolean
  /** Whether a notice is the provider's, byte by byte. */
  isNoticeSigned: (rawBody: string, signature: string) => boolean
}
