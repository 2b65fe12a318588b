import { join } from 'node:path'
import type { Hono } from 'hono'
import type { Config } from '../config.ts'
import { createPaymentSandbox, sandboxPath, type PaymentSandbox } from './create-payment-sandbox.ts'

/** How long after its window has closed a late payment comes, in ms: long enough to be looking at the page that waits. */
const lateMs = 8_000

/** Starts the sandbox on the server of the shop where the configuration names it; null where it names anything else. */
export function openSandbox(config: Pick<Config, 'mode' | 'payment' | 'dataDir'>, app: Hono): PaymentSandbox | null {
  if (config.payment.provider !== 'sandbox') return null
  const sandbox = createPaymentSandbox({
    mode: config.mode,
    file: join(config.dataDir, 'payment-sandbox.json'),
    // A notice that the shop refuses is not repeated: the shop asks by itself.
    deliver: ({ body, headers }) => void app.request('/api/payments/webhook', { method: 'POST', body, headers }),
    later: (work) => void setTimeout(work, lateMs).unref(),
  })
  app.route(sandboxPath, sandbox.app)
  return sandbox
}
