import type { PaymentStatus } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/create-fake-clock.ts'
import { createPaymentWatch } from './payment-watch.ts'

function aStatus(status: PaymentStatus) {
  return {
    ...{ status, orderId: 'order-1', orderName: 'BH1', checkoutId: 'checkout-1' },
    ...{ coins: 0, amount: 17_000, payment: null },
  }
}

/** A watch on a payment whose state the test sets, in a page that it hides and shows. */
function aWatch(orderId = 'order-1') {
  const clock = createFakeClock()
  const told = { status: 'awaiting' as PaymentStatus | null, isAway: false, calls: 0, asked: '' }
  const returns = new Set<() => void>()
  const watch = createPaymentWatch({
    clock,
    orderId,
    presence: {
      isAway: () => told.isAway,
      onReturn(listener) {
        returns.add(listener)
        return () => void returns.delete(listener)
      },
    },
    port: {
      async paymentStatus(asked): Promise<Result<ReturnType<typeof aStatus>, 'network/offline'>> {
        told.calls += 1
        told.asked = asked.orderId
        return await Promise.resolve(told.status === null ? err('network/offline') : ok(aStatus(told.status)))
      },
    },
  })
  const comeBack = () => returns.forEach((listener) => listener())
  return { watch, clock, told, comeBack, returns }
}

describe('watching a payment', () => {
  it('[31.6] looks at once and ever less often, at least twice a minute, until it is paid', async () => {
    const { watch, clock, told } = aWatch()
    watch.start()
    expect(watch.getState()).toEqual({ status: 'loading' })
    const calls: number[] = []
    for (const ms of [0, 2_000, 3_000, 4_500, 60_000]) {
      await clock.advance(ms)
      calls.push(told.calls)
    }
    expect(calls).toEqual([1, 2, 3, 4, 8])
    await clock.advance(120_000)
    expect(told.calls).toBe(12)
    told.status = 'paid'
    await clock.advance(30_000)
    expect(watch.getState()).toMatchObject({ status: 'known', payment: { status: 'paid' } })
    expect(clock.waiting()).toBe(0)
    watch.look()
    expect(told.calls).toBe(13)
  })

  it.each([
    ['expired', 1],
    ['refunding', 1],
    ['refunded', 0],
  ] as const)('[31.6] a payment that is %s leaves %i to wait for', async (status, waiting) => {
    const { watch, clock, told } = aWatch()
    told.status = status
    watch.start()
    await clock.advance(0)
    expect(clock.waiting()).toBe(waiting)
  })

  it('[31.6] does not look while the page is hidden or offline, and looks at once when it is back', async () => {
    const { watch, clock, told, comeBack } = aWatch()
    watch.start()
    await clock.advance(0)
    told.isAway = true
    await clock.advance(600_000)
    expect([told.calls, clock.waiting()]).toEqual([1, 0])
    comeBack()
    expect(told.calls).toBe(1)
    told.isAway = false
    comeBack()
    await clock.advance(2_000)
    expect(told.calls).toBe(3)
  })

  it('[31.6] says that it cannot look, tries on, and does not forget what it knew', async () => {
    const { watch, clock, told } = aWatch()
    told.status = null
    watch.start()
    await clock.advance(0)
    expect(watch.getState()).toEqual({ status: 'failed', error: { code: 'network/offline' } })
    watch.look()
    expect(watch.getState()).toEqual({ status: 'loading' })
    told.status = 'awaiting'
    await clock.advance(2_000)
    expect(watch.getState()).toMatchObject({ status: 'known' })
    told.status = null
    await clock.advance(3_000)
    expect(watch.getState()).toMatchObject({ status: 'known' })
  })

  it('[31.6] knows no payment without an order, and asks nobody for it', () => {
    const { watch, clock, told } = aWatch('')
    watch.start()
    expect(watch.getState()).toEqual({ status: 'failed', error: { code: 'request/not-found' } })
    expect([told.calls, clock.waiting()]).toEqual([0, 0])
  })

  it('[31.6] shows what it knows while it looks again, and has one next look however often it was asked', async () => {
    const { watch, clock, told } = aWatch()
    watch.start()
    await clock.advance(0)
    const known = watch.getState()
    expect(known).toEqual({ status: 'known', payment: aStatus('awaiting') })
    watch.look()
    watch.look()
    expect(watch.getState()).toBe(known)
    await clock.advance(0)
    expect([told.asked, told.calls, clock.waiting()]).toEqual(['order-1', 3, 1])
  })

  it('forgets why it could not look once it knows', async () => {
    const { watch, clock, told } = aWatch()
    told.status = null
    watch.start()
    await clock.advance(0)
    told.status = 'awaiting'
    await clock.advance(2_000)
    expect(watch.getState()).toEqual({ status: 'known', payment: aStatus('awaiting') })
  })

  it('stops between two looks as well', async () => {
    const { watch, clock, told } = aWatch()
    const stop = watch.start()
    await clock.advance(0)
    stop()
    await clock.advance(60_000)
    expect([told.calls, clock.waiting()]).toEqual([1, 0])
  })

  it('stops', async () => {
    const { watch, clock, told, returns } = aWatch()
    const stop = watch.start()
    stop()
    await clock.advance(60_000)
    expect([told.calls, clock.waiting(), returns.size, watch.getState()]).toEqual([1, 0, 0, { status: 'loading' }])
  })
})
