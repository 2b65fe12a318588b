import type { PaymentSandbox } from '../payment-sandbox/create-payment-sandbox.ts'
import { createRazorpay, type RazorpayKeys } from './create-razorpay.ts'
import type { PaymentGateway } from './payment-gateway.ts'

/** Who takes payments online, with what the account needs. */
export type PaymentConfig =
  | ({ readonly provider: 'razorpay' } & RazorpayKeys)
  | { readonly provider: 'sandbox' }
  | { readonly provider: 'none' }

/** The provider that the configuration names; null where there is none. */
export function createGateway(config: PaymentConfig, sandbox: PaymentSandbox | null): PaymentGateway | null {
  if (config.provider === 'razorpay') return createRazorpay(config)
  return sandbox && createRazorpay(sandbox.keys, sandbox.connection)
}
