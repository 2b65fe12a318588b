import type { CheckoutPort, OrderIntent } from '../checkout/checkout-port.ts'
import { checkoutOf } from '../checkout/use-checkout.ts'
import type { MemoryPaymentTerms } from '../memory/create-memory-backend.ts'
import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { createMemoryPorts } from '../memory/create-memory-ports.ts'
import { anAddress, aShop } from '../memory/fixtures.ts'
import { valueOf } from '../query/index.ts'
import { addToCart, aStorefront } from './a-storefront.ts'
import { createFakeClock } from './create-fake-clock.ts'
import { createMemoryGateway } from '../payment/create-memory-gateway.ts'
import { paymentsOf } from '../payment/use-payment.ts'

/** An open checkout of 170 rupees in a shop with a payment provider, and all that a test does or looks at. */
export async function aPayment({
  terms = {},
  change = (port) => port,
}: {
  readonly terms?: Partial<MemoryPaymentTerms>
  readonly change?: (port: CheckoutPort) => CheckoutPort
} = {}) {
  const clock = createFakeClock()
  const payment = { isOnlineOpen: true, isCodDisabled: false, prepaidDiscount: 0, codAdvance: 0, ...terms }
  const backend = createMemoryBackend({ shop: aShop({ payment }), clock })
  const memory = createMemoryPorts({ backend })
  const { port, intents } = recordIntents(change(memory.checkout))
  const ports = { ...memory, checkout: port }
  const gateway = createMemoryGateway(memory.checkout)
  const reports: string[] = []
  const errorReport: typeof ports.telemetry.errorReport = (report) => {
    reports.push(report.error)
    return memory.telemetry.errorReport(report)
  }
  const first = aStorefront({ ports: { ...ports, telemetry: { ...memory.telemetry, errorReport } }, clock })
  addToCart({ storefront: first.storefront, backend })
  const checkoutId = await valueOf(checkoutOf(first.storefront).actions.create(anAddress()))
  const checkout = await valueOf(ports.checkout.read({ checkoutId, locale: 'en' }))
  const page = new AbortController()
  const window = { gateway, texts: { shopName: 'Krishi', upi: 'UPI' }, signal: page.signal }

  /** The same browser after a reload, or, with a tab of its own, another one. */
  function aPage(tab = first.tab) {
    const { storefront } = aStorefront({ ports: first.storefront.ports, browser: first.browser, tab, clock })
    const payments = paymentsOf(storefront)
    return {
      storefront,
      order: (mode: 'online' | 'cod') => payments.actions.order(checkout, mode, window),
      pay: payments.actions.pay,
      step: () => payments.getState().steps[checkoutId],
      resume: checkoutOf(storefront).actions.resume,
      tidyUp: checkoutOf(storefront).actions.complete,
      placement: () => checkoutOf(storefront).getState().placements[checkoutId],
    }
  }

  /** The id of the order that the server knows for the checkout. */
  const placedOrder = async () => (await valueOf(memory.checkout.read({ checkoutId, locale: 'en' }))).orderId
  return {
    ...aPage(),
    aPage,
    placedOrder,
    intents,
    tab: first.tab,
    browser: first.browser,
    clock,
    backend,
    ports,
    gateway,
    reports,
    checkout,
    window,
    page,
  }
}

/** The port, and what it is asked to order. */
function recordIntents(asked: CheckoutPort) {
  const intents: OrderIntent[] = []
  const placeOrder: CheckoutPort['placeOrder'] = (intent) => {
    intents.push(intent)
    return asked.placeOrder(intent)
  }
  return { port: { ...asked, placeOrder }, intents }
}
