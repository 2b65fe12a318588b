import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PaymentStatus } from '../contract/payment-payloads.ts'
import { nextPaymentStatus } from './index.ts'
import type { PaymentEvent } from './index.ts'

const events = [
  'authorised',
  'captured',
  'failed',
  'window-closed',
  'reservation-over',
  'goods-gone',
  'refunded',
] as const satisfies readonly PaymentEvent[]
const statuses = ['awaiting', 'expired', 'paid', 'refunding', 'refunded'] as const satisfies readonly PaymentStatus[]
const after = (happened: readonly PaymentEvent[]) => happened.reduce<PaymentStatus>(nextPaymentStatus, 'awaiting')
const history = fc.array(fc.constantFrom(...events), { maxLength: 12 })

describe('nextPaymentStatus', () => {
  it.each<readonly [PaymentStatus, readonly PaymentStatus[]]>([
    // authorised, captured, failed, window-closed, reservation-over, goods-gone, refunded
    ['awaiting', ['awaiting', 'paid', 'awaiting', 'awaiting', 'expired', 'refunding', 'refunded']],
    ['expired', ['expired', 'paid', 'expired', 'expired', 'expired', 'refunding', 'refunded']],
    ['paid', ['paid', 'paid', 'paid', 'paid', 'paid', 'refunding', 'refunded']],
    ['refunding', ['refunding', 'refunding', 'refunding', 'refunding', 'refunding', 'refunding', 'refunded']],
    ['refunded', ['refunded', 'refunded', 'refunded', 'refunded', 'refunded', 'refunded', 'refunded']],
  ])('knows for %s what each event makes of it', (status, expected) => {
    expect(events.map((event) => nextPaymentStatus(status, event))).toEqual(expected)
  })

  it('never overwrites a success by a failure, a closed window or a late end of the reservation', () => {
    expect(after(['captured', 'failed', 'window-closed', 'reservation-over'])).toBe('paid')
    expect(after(['failed', 'window-closed', 'reservation-over', 'captured'])).toBe('paid')
  })

  it('never goes back, whatever happens', () => {
    fc.assert(
      fc.property(history, (happened) => {
        const passed = happened.map((_, index) => statuses.indexOf(after(happened.slice(0, index + 1))))
        expect(passed).toEqual([...passed].sort((one, other) => one - other))
      }),
    )
  })

  it('ends the same in any order and with any repetition', () => {
    const shuffled = history.chain((happened) =>
      fc.tuple(
        fc.constant(happened),
        fc.shuffledSubarray([...happened, ...happened], { minLength: happened.length * 2 }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([happened, again]) => {
        expect(after(again)).toBe(after(happened))
      }),
    )
  })
})
