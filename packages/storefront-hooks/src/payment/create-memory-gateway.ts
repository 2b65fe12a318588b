import type { CheckoutPort } from '../checkout/checkout-port.ts'
import { signInMemory } from '../checkout/memory-payments.ts'
import type { GatewayPort, WindowOutcome, WindowRequest } from './gateway-port.ts'

/** What the shopper, or the provider, does in a window in memory. */
export type WindowAct =
  | 'pay'
  /** The money goes, and the window closes without a word to the page. */
  | 'pay-unseen'
  /** What comes back is not signed by the provider. */
  | 'forge'
  | 'fail'
  | 'dismiss'
  /** The script does not come. */
  | 'no-script'
  /** The window stays open until the page is left. */
  | 'wait'

/** A provider in memory, told beforehand what happens in its windows. */
export interface MemoryGateway extends GatewayPort {
  /** What happens in the next windows, one act each; every later one is paid. */
  next: (...acts: readonly WindowAct[]) => void
  /** Every window that was asked for. */
  readonly requests: readonly WindowRequest[]
}

/** Creates a provider whose payments `createMemoryCheckoutPort` takes for real. */
export function createMemoryGateway(checkout: Pick<CheckoutPort, 'verifyPayment'>): MemoryGateway {
  const requests: WindowRequest[] = []
  const planned: WindowAct[] = []

  async function run(act: WindowAct, request: WindowRequest): Promise<WindowOutcome> {
    const { gatewayOrderId: orderId } = request.payment
    const paymentId = `payment-${requests.length}`
    const signature = signInMemory({ gatewayOrderId: orderId, paymentId })
    const dismissed = { status: 'dismissed', failure: null } as const
    if (act === 'no-script') return { status: 'unavailable' }
    request.onOpen()
    switch (act) {
      case 'pay':
        return { status: 'paid', orderId, paymentId, signature }
      case 'forge':
        return { status: 'paid', orderId, paymentId, signature: 'forged' }
      case 'pay-unseen':
        // The provider tells the shop's server by itself.
        await checkout.verifyPayment({ gatewayOrderId: orderId, paymentId, signature, awaitingId: '', checkoutId: '' })
        return dismissed
      case 'fail':
        return { status: 'dismissed', failure: 'The bank said no.' }
      case 'wait':
        return new Promise((resolve) => request.signal.addEventListener('abort', () => resolve(dismissed)))
      default:
        return dismissed
    }
  }

  return {
    requests,
    next: (...acts) => void planned.push(...acts),
    open(request) {
      requests.push(request)
      return run(planned.shift() ?? 'pay', request)
    },
  }
}
