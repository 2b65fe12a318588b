import type { GatewayPayment, PlaceOrderResponse } from '@krishi/storefront-core/contract'
import { createPaymentSandbox, type PaymentSandbox } from '../src/payment-sandbox/create-payment-sandbox.ts'
import type { SandboxNotice, SignedPayment } from '../src/payment-sandbox/sandbox-bank.ts'
import { createRazorpay } from '../src/payment/create-razorpay.ts'
import type { PaymentGateway } from '../src/payment/payment-gateway.ts'
import type { Api } from '../src/create-api.ts'
import type { Answer } from './open-shop.ts'
import type { TestShopper } from './shopper.ts'

/** What a shopper taps in the window of the sandbox. */
export type Tap = 'pay' | 'fail' | 'late' | 'lose'

/** The payment sandbox in the hands of a test, which brings its notices to the shop, or loses them. */
export interface TestPaying {
  readonly gateway: PaymentGateway
  readonly sandbox: PaymentSandbox
  /** Notices that wait to be brought. */
  readonly notices: SandboxNotice[]
  /** Called with the path of every call to the provider, before it and after it; throwing there cuts the line. */
  onCall: (path: string, when: 'before' | 'after') => void
  /** Taps in the window; what the page is handed, or an empty object where it is handed nothing. */
  tap: (gatewayOrderId: string, tap: Tap) => Promise<SignedPayment>
  /** Pays what was tapped to be paid after the window closed. */
  payLate: () => void
  /** Calls the provider's interface as the shop does. */
  ask: <Body>(path: string) => Promise<Body>
  /** Brings all waiting notices to the shop, or the given ones; returns the status of each answer. */
  bring: (api: Api, notices?: readonly SandboxNotice[]) => Promise<readonly number[]>
}

/** Makes a sandbox in memory, and the gateway that reaches it through its own interface. */
export function createTestPaying(): TestPaying {
  const notices: SandboxNotice[] = []
  const late: (() => void)[] = []
  const sandbox = createPaymentSandbox({
    mode: 'test',
    file: null,
    deliver: (notice) => notices.push(notice),
    later: (work) => late.push(work),
  })
  const { keys, connection } = sandbox
  const paying: TestPaying = {
    sandbox,
    notices,
    onCall: () => {},
    gateway: createRazorpay(keys, {
      ...connection,
      fetch: async (input, init) => {
        const path = new URL(String(input)).pathname
        paying.onCall(path, 'before')
        const answer = await sandbox.app.request(path, init)
        paying.onCall(path, 'after')
        return answer
      },
    }),
    async tap(gatewayOrderId, outcome) {
      const answer = await sandbox.app.request('/window', {
        method: 'POST',
        body: JSON.stringify({ key: keys.keyId, order_id: gatewayOrderId, outcome }),
      })
      const handed: SignedPayment = await answer.json()
      return handed
    },
    payLate() {
      for (const work of late.splice(0)) work()
    },
    async ask<Body>(path: string) {
      const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`
      const answer = await sandbox.app.request(path, { headers: { authorization } })
      const body: Body = await answer.json()
      return body
    },
    async bring(api, brought = notices.splice(0)) {
      const statuses: number[] = []
      for (const { body, headers } of brought) {
        const answer = await api.app.request('/api/payments/webhook', { method: 'POST', body, headers })
        statuses.push(answer.status)
      }
      return statuses
    },
  }
  return paying
}

/** Asks to place an order that is paid online. */
export function orderOnline(
  shopper: TestShopper,
  checkoutId: string,
  key: string = crypto.randomUUID(),
): Promise<Answer<PlaceOrderResponse>> {
  return shopper.placeOrder<PlaceOrderResponse>(checkoutId, key, { isCOD: false, discountAmount: 0 })
}

/** Hands the shop what the window handed to the page. */
export function verify<Body>(shopper: TestShopper, handed: SignedPayment): Promise<Answer<Body>> {
  return shopper.call<Body>('/payments/verify', {
    body: {
      source: 'WEB',
      draftOrderId: '',
      internalDraftOrderId: '',
      orderId: handed.razorpay_order_id,
      paymentId: handed.razorpay_payment_id,
      signature: handed.razorpay_signature,
      checkoutId: '',
    },
  })
}

/** What is to be paid of an answer. */
export function paymentOf({ payment }: PlaceOrderResponse): GatewayPayment {
  if (payment !== null) return payment
  throw new Error('Nothing is to be paid. The test cannot go on. Look at how the order was placed.')
}
