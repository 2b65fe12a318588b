import { afterEach, describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/create-fake-clock.ts'
import type { WindowRequest } from './gateway-port.ts'
import { createRazorpayGateway } from './index.ts'
import type { RazorpayOptions, RazorpaySuccess } from './razorpay-options.ts'

/** What the script of these tests puts into the page: every window that was opened. */
interface Opened {
  readonly options: RazorpayOptions
  isOpen: boolean
  fail: (description: string) => void
}
type TestPage = typeof globalThis & { opened?: Opened[]; loads?: number; Razorpay?: unknown }
const site: TestPage = globalThis

const script = `
  globalThis.loads = (globalThis.loads ?? 0) + 1
  globalThis.Razorpay = class {
    constructor(options) { this.options = options; this.isOpen = false; (globalThis.opened ??= []).push(this) }
    open() { this.isOpen = true }
    close() { this.isOpen = false; this.options.modal.ondismiss() }
    on(event, listener) { this.fail = (description) => listener({ error: { description } }) }
  }`
const goodUrl = `data:text/javascript,${encodeURIComponent(script)}`
const deadUrl = 'http://127.0.0.1:9/checkout.js'
const success: RazorpaySuccess = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'signed',
}
const paid = { status: 'paid', orderId: 'order_1', paymentId: 'pay_1', signature: 'signed' }

afterEach(() => {
  delete site.Razorpay
  delete site.opened
  delete site.loads
})

function aGateway(scriptUrl = goodUrl) {
  const clock = createFakeClock()
  const said: unknown[] = []
  const page = new Proxy(window, {
    get(target, name) {
      if (name === 'console') return { error: (text: unknown) => said.push(text) }
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' && !/^[A-Z]/.test(String(name)) ? value.bind(target) : value
    },
  })
  const gateway = createRazorpayGateway({ page: () => page, colour: '#1f6b3a', clock, timeoutMs: 5_000 })
  const left = new AbortController()
  let opens = 0
  const request: WindowRequest = {
    payment: {
      gateway: 'razorpay',
      keyId: 'key',
      scriptUrl,
      gatewayOrderId: 'order_1',
      amount: 17_000,
      currency: 'INR',
      timeoutSeconds: 720,
      callbackUrl: '/api/payments/callback',
    },
    locale: 'en',
    payer: { name: '', phone: '', email: '' },
    texts: { shopName: 'Krishi', upi: 'UPI' },
    signal: left.signal,
    onOpen: () => (opens += 1),
  }
  return { said, leave: () => left.abort(), opens: () => opens, open: () => gateway.open(request) }
}

async function theWindow(number = 0): Promise<Opened> {
  await expect.poll(() => site.opened?.[number]?.isOpen).toBe(true)
  const opened = site.opened?.[number]
  if (!opened) throw new Error('No window was opened, so there is nothing to act in. Call open() first.')
  return opened
}

describe('the provider’s window in a browser', () => {
  it('[30.7] loads the script at the first payment and once', async () => {
    const { open, opens } = aGateway()
    expect(site.loads).toBeUndefined()
    for (const number of [0, 1]) {
      const outcome = open()
      const opened = await theWindow(number)
      opened.options.handler?.(success)
      expect(await outcome).toEqual(paid)
    }
    expect([site.loads, opens()]).toEqual([1, 2])
  })

  it('[30.9] tries a script that does not come twice, says so, and loads it at the next payment', async () => {
    const { open, said } = aGateway(deadUrl)
    expect(await open()).toEqual({ status: 'unavailable' })
    expect(said).toEqual(['Are you online?'])
    expect(document.querySelector(`script[src="${deadUrl}"]`)).toBeNull()
    const next = aGateway()
    const outcome = next.open()
    const opened = await theWindow()
    opened.options.modal.ondismiss()
    expect(await outcome).toEqual({ status: 'dismissed', failure: null })
  })

  it('[31.6] tells what the provider said of the last attempt when it is closed', async () => {
    const { open } = aGateway()
    const outcome = open()
    const opened = await theWindow()
    opened.fail('The bank said no.')
    opened.options.modal.ondismiss()
    expect(await outcome).toEqual({ status: 'dismissed', failure: 'The bank said no.' })
  })

  it('[30.12] does not lose a payment to the window that closes after it', async () => {
    const { open } = aGateway()
    const outcome = open()
    const opened = await theWindow()
    opened.options.handler?.(success)
    opened.options.modal.ondismiss()
    expect(await outcome).toEqual(paid)
  })

  it('[31.6] closes at Back and leaves the page where it is', async () => {
    const { open } = aGateway()
    const before = location.href
    const outcome = open()
    const opened = await theWindow()
    history.back()
    expect(await outcome).toEqual({ status: 'dismissed', failure: null })
    expect([opened.isOpen, location.href]).toEqual([false, before])
  })

  it('closes when the page is left, and does not open after that', async () => {
    const { open, leave, opens } = aGateway()
    const outcome = open()
    const opened = await theWindow()
    leave()
    expect(await outcome).toEqual({ status: 'dismissed', failure: null })
    expect(opened.isOpen).toBe(false)
    expect(await open()).toEqual({ status: 'dismissed', failure: null })
    expect(opens()).toBe(1)
  })
})
