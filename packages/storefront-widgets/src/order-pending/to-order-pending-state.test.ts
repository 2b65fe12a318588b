import type { PaymentStatus } from '@krishi/storefront-core/contract'
import type { WatchedPayment } from '@krishi/storefront-hooks/payment'
import { describe, expect, it } from 'vitest'
import { toDuePayment, toOrderPendingState } from './to-order-pending-state.ts'
import type { PendingFacts } from './to-order-pending-state.ts'

const facts: PendingFacts = {
  step: 'idle',
  isSaidPaid: false,
  shopHref: '/',
  paymentHref: '/checkout/c1/payment-mode',
  codHref: '/checkout/c1/payment-mode?mode=cod',
  orderHref: (orderId) => `/orders/${orderId}/thank_you`,
  onRetry: () => undefined,
  onPay: () => undefined,
}

const payment = {
  gateway: 'razorpay',
  keyId: 'key',
  scriptUrl: '/checkout.js',
  gatewayOrderId: 'gateway-1',
  amount: 17_000,
  currency: 'INR',
  timeoutSeconds: 720,
  callbackUrl: '/callback',
} as const

function known(status: PaymentStatus): WatchedPayment {
  const order = { orderId: 'order-1', orderName: 'BH1', checkoutId: 'c1', coins: 0, amount: 17_000 }
  return { status: 'known', payment: { ...order, status, payment: status === 'awaiting' ? payment : null } }
}

describe('toOrderPendingState', () => {
  it.each(['paid', 'expired', 'refunding', 'refunded'] as const)('[31.6] says that it is %s', (status) => {
    expect(toOrderPendingState(known(status), { ...facts, isSaidPaid: true })).toMatchObject({
      status,
      orderName: 'BH1',
    })
  })

  it('[31.6] checks what the window said is paid, and offers the window where it said nothing', () => {
    expect(toOrderPendingState(known('awaiting'), { ...facts, isSaidPaid: true }).status).toBe('checking')
    expect(toOrderPendingState(known('awaiting'), { ...facts, step: 'verifying' }).status).toBe('checking')
    expect(toOrderPendingState(known('awaiting'), facts)).toMatchObject({
      status: 'unpaid',
      isPaying: false,
      isUnavailable: false,
      codHref: '/checkout/c1/payment-mode?mode=cod',
    })
  })

  it.each([
    ['opening', true, false],
    ['open', true, false],
    ['unavailable', false, true],
    ['failed', false, true],
  ] as const)('[31.6] while the window is %s', (step, isPaying, isUnavailable) => {
    expect(toOrderPendingState(known('awaiting'), { ...facts, step })).toMatchObject({ isPaying, isUnavailable })
  })

  it('[31.6] waits, fails with a retry, or knows no such payment', () => {
    const failed = (code: 'network/offline' | 'request/not-found') =>
      toOrderPendingState({ status: 'failed', error: { code } }, facts)
    expect(toOrderPendingState({ status: 'loading' }, facts)).toEqual({ status: 'loading' })
    expect(failed('network/offline')).toEqual({ status: 'failed', onRetry: facts.onRetry })
    expect(failed('request/not-found')).toEqual({ status: 'unknown', shopHref: '/' })
  })
})

describe('toDuePayment', () => {
  it('[31.6] is the same payment while one is due, and nothing after that', () => {
    expect(toDuePayment(known('awaiting'), 'awaiting-1')).toMatchObject({
      payment,
      checkoutId: 'c1',
      orderId: 'order-1',
      awaitingId: 'awaiting-1',
    })
    expect(toDuePayment(known('paid'), 'awaiting-1')).toBeNull()
    expect(toDuePayment({ status: 'loading' }, 'awaiting-1')).toBeNull()
  })
})
