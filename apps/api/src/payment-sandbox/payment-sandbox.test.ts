import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGateway } from '../payment/create-gateway.ts'
import { createRazorpay, type RazorpayKeys } from '../payment/create-razorpay.ts'
import { createPaymentSandbox } from './create-payment-sandbox.ts'
import { openSandbox } from './open-sandbox.ts'
import type { SandboxNotice, SignedPayment } from './sandbox-bank.ts'

const notices: SandboxNotice[] = []
const late: (() => void)[] = []
const sandbox = createPaymentSandbox({
  mode: 'test',
  file: null,
  deliver: (notice) => notices.push(notice),
  later: (work) => late.push(work),
})
const server = createAdaptorServer({ fetch: sandbox.app.fetch })
let baseUrl = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})

const reach = (changes: Partial<RazorpayKeys> = {}) => createRazorpay({ ...sandbox.keys, ...changes }, { baseUrl })

async function tap(orderId: string, outcome: string, key = sandbox.keys.keyId) {
  const body = JSON.stringify({ key, order_id: orderId, outcome })
  const answer = await fetch(new URL('/window', baseUrl), { method: 'POST', body })
  const handed: Partial<SignedPayment> & { readonly error?: unknown } = await answer.json()
  return { status: answer.status, handed }
}

async function anOrder(amount = 5_000): Promise<string> {
  const made = await reach().createOrder({ receipt: 'receipt-1', amount })
  if (!made.ok) throw new Error(made.error.serverMessage)
  return made.value
}

describe('Razorpay over HTTP, as the sandbox plays it', () => {
  it('makes an order, takes a payment that is signed for it, and finds it', async () => {
    const gatewayOrderId = await anOrder()
    const { handed } = await tap(gatewayOrderId, 'pay')
    const id = handed.razorpay_payment_id ?? ''
    const signature = handed.razorpay_signature ?? ''
    expect(reach().isPaymentSigned({ gatewayOrderId, id }, signature)).toBe(true)
    expect(reach().isPaymentSigned({ gatewayOrderId, id: 'pay_2' }, signature)).toBe(false)
    expect(reach({ keySecret: 'other' }).isPaymentSigned({ gatewayOrderId, id }, signature)).toBe(false)
    const payment = { id, gatewayOrderId, status: 'captured', amount: 5_000, currency: 'INR', amountRefunded: 0 }
    expect(await reach().findPayment(id)).toEqual({ ok: true, value: payment })
    expect(await reach().findPayments(gatewayOrderId)).toEqual({ ok: true, value: [payment] })
    // Paid once: another tap is told of the same payment.
    expect((await tap(gatewayOrderId, 'pay')).handed).toEqual(handed)
  })

  it('signs every notice with the secret of notices, and names it', async () => {
    notices.splice(0)
    await tap(await anOrder(), 'lose')
    expect(notices.map(({ body }) => (JSON.parse(body) as { event: string }).event)).toEqual([
      'payment.authorized',
      'payment.captured',
      'order.paid',
    ])
    for (const { body, headers } of notices) {
      expect(reach().isNoticeSigned(body, headers['x-razorpay-signature'] ?? '')).toBe(true)
    }
    expect(new Set(notices.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(3)
  })

  it('takes what was authorised late once, and only whole', async () => {
    const gatewayOrderId = await anOrder()
    expect((await tap(gatewayOrderId, 'late')).handed).toEqual({})
    expect(await reach().findPayments(gatewayOrderId)).toEqual({ ok: true, value: [] })
    for (const work of late.splice(0)) work()
    const found = await reach().findPayments(gatewayOrderId)
    const [payment] = found.ok ? found.value : []
    if (!payment) throw new Error('The late payment did not come. Nothing can be captured. Look at payLater.')
    expect(payment.status).toBe('authorized')
    expect(await reach().capture({ ...payment, amount: 4_999 })).toMatchObject({ value: { status: 'authorized' } })
    const captured = { ok: true, value: { ...payment, status: 'captured' } }
    expect(await reach().capture(payment)).toEqual(captured)
    expect(await reach().capture(payment)).toEqual(captured)
  })

  it('gives a payment back once, however often it is asked, and no failed one', async () => {
    const [paid, failed] = [await anOrder(), await anOrder()]
    const { handed } = await tap(paid, 'pay')
    const payment = { id: handed.razorpay_payment_id ?? '', amount: 5_000 }
    notices.splice(0)
    expect(await Promise.all([reach().refund(payment), reach().refund(payment)])).toEqual([
      { ok: true, value: true },
      { ok: true, value: true },
    ])
    expect(notices).toHaveLength(1)
    expect((await tap(failed, 'fail')).handed.error).toMatchObject({ reason: 'payment_failed' })
    const tries = await reach().findPayments(failed)
    const [declined] = tries.ok ? tries.value : []
    expect(declined?.status).toBe('failed')
    expect(await reach().refund({ id: declined?.id ?? '', amount: 5_000 })).toMatchObject({ ok: false })
  })

  it.each([
    ['another secret', () => reach({ keySecret: 'other' }).createOrder({ receipt: 'r', amount: 5_000 }), 'status 401'],
    ['less than a rupee', () => reach().createOrder({ receipt: 'r', amount: 99 }), 'status 400'],
    ['an unknown payment', () => reach().findPayment('../orders'), 'status 400'],
    ['no server', () => createRazorpay(sandbox.keys, { baseUrl: 'http://127.0.0.1:1' }).findPayment('x'), 'TypeError'],
    [
      'an answer of another shape',
      () => createRazorpay(sandbox.keys, { fetch: () => Promise.resolve(Response.json({})) }).findPayment('x'),
      'an answer of another shape',
    ],
  ])('is told of %s as a failure', async (_name, ask, reason) => {
    expect(await ask()).toEqual({
      ok: false,
      error: { code: 'payment/unavailable', serverMessage: `The payment provider did not do it: ${reason}.` },
    })
  })

  it('has a window for its own key and orders only', async () => {
    const id = await anOrder()
    expect((await tap(id, 'pay', 'another key')).status).toBe(400)
    expect((await tap('order_x', 'pay')).status).toBe(400)
    expect((await tap(id, 'steal')).status).toBe(400)
    const script = await fetch(new URL('/checkout.js', baseUrl))
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await script.text()).toContain('window.Razorpay')
  })
})

describe('where the sandbox runs', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'krishi-sandbox-'))
  afterAll(() => {
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('is on the server of the shop without keys, never with them, and never in production', async () => {
    const app = new Hono()
    const keys = { keyId: 'rzp_1', keySecret: 'secret', webhookSecret: 'other' }
    expect(openSandbox({ mode: 'development', dataDir, payment: { provider: 'razorpay', ...keys } }, app)).toBeNull()
    expect(openSandbox({ mode: 'production', dataDir, payment: { provider: 'none' } }, app)).toBeNull()
    expect((await app.request('/payment-sandbox/checkout.js')).status).toBe(404)
    expect(() => openSandbox({ mode: 'production', dataDir, payment: { provider: 'sandbox' } }, app)).toThrow(
      'The payment sandbox was started in production. Everybody could order without paying.',
    )
    expect(createGateway({ provider: 'none' }, null)).toBeNull()
    expect(createGateway({ provider: 'razorpay', ...keys }, null)?.scriptUrl).toBe(
      'https://checkout.razorpay.com/v1/checkout.js',
    )
    const development = new Hono()
    const mounted = openSandbox({ mode: 'development', dataDir, payment: { provider: 'sandbox' } }, development)
    expect(createGateway({ provider: 'sandbox' }, mounted)?.scriptUrl).toBe('/payment-sandbox/checkout.js')
    expect((await development.request('/payment-sandbox/checkout.js')).status).toBe(200)
  })

  it('keeps its books over a restart', async () => {
    const open = () => openSandbox({ mode: 'test', dataDir, payment: { provider: 'sandbox' } }, new Hono())
    const made = await createGateway({ provider: 'sandbox' }, open())?.createOrder({ receipt: 'r', amount: 700 })
    const again = open()
    expect(again?.keys).toEqual(open()?.keys)
    const id = made?.ok ? made.value : ''
    expect(await createGateway({ provider: 'sandbox' }, again)?.findPayments(id)).toEqual({ ok: true, value: [] })
    expect(readFileSync(join(dataDir, 'payment-sandbox.json'), 'utf8')).toContain(id)
  })
})
