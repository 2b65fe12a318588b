import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import type { RazorpayConnection, RazorpayKeys } from '../payment/create-razorpay.ts'
import { mountOrdersApi } from './orders-api.ts'
import { emptyBooks, readBooks, writeBooks } from './sandbox-books.ts'
import { createSandboxBank, type SandboxBankOptions } from './sandbox-bank.ts'
import { mountWindowApi } from './window-api.ts'

/** Where the sandbox is on the server of the shop. */
export const sandboxPath = '/payment-sandbox'

const keyId = 'rzp_sandbox_krishi'

const script = readFileSync(new URL('./checkout.js', import.meta.url), 'utf8')

/** What the sandbox needs of the shop. */
export interface PaymentSandboxOptions extends Omit<SandboxBankOptions, 'books' | 'onChange'> {
  readonly mode: 'development' | 'test' | 'production'
  /** Where it keeps its books; null keeps them in memory. */
  readonly file: string | null
}

/** A payment provider that moves no money. */
export interface PaymentSandbox {
  /** What is mounted under {@link sandboxPath}: the provider's interface, its script and what the script's window calls. */
  readonly app: Hono
  readonly keys: RazorpayKeys
  /** Reaches the sandbox in this process, through the same interface. */
  readonly connection: RazorpayConnection
}

/**
 * Makes a payment provider for development, which speaks Razorpay's language: online payment works before there is an account,
 * with everything that can go wrong.
 *
 * @throws In production: whoever taps a button there would get goods for nothing.
 */
export function createPaymentSandbox({ mode, file, ...options }: PaymentSandboxOptions): PaymentSandbox {
  if (mode === 'production') {
    throw new Error(
      'The payment sandbox was started in production. Everybody could order without paying. Set the three RAZORPAY variables, or leave them out to sell for cash on delivery only.',
    )
  }
  const books = file === null ? emptyBooks() : readBooks(file)
  const bank = createSandboxBank({ ...options, books, onChange: () => file !== null && writeBooks(file, books) })
  const app = new Hono()
  app.get('/checkout.js', (context) =>
    context.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
  )
  mountOrdersApi(app, bank, { keyId, keySecret: books.keySecret })
  mountWindowApi(app, bank, keyId)
  return {
    app,
    keys: { keyId, keySecret: books.keySecret, webhookSecret: books.webhookSecret },
    connection: {
      baseUrl: 'http://payment-sandbox',
      scriptUrl: `${sandboxPath}/checkout.js`,
      fetch: async (input, init) => app.request(input instanceof Request ? input : String(input), init),
    },
  }
}
