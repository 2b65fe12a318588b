import { describe, expect, it } from 'vitest'
import { noCheckout, taskAfter, toOutcome, unanswered, withoutOffline } from './checkout-tasks.ts'

const offline = { code: 'network/offline' } as const
const busy = { code: 'network/server' } as const

describe('the tasks of a checkout', () => {
  it.each([
    { answer: { ok: true, value: 'checkout-1' } as const, task: { status: 'idle' } },
    { answer: { ok: false, error: busy } as const, task: { status: 'failed', error: busy } },
  ])('are $task.status after an answer', ({ answer, task }) => {
    expect(taskAfter(answer)).toEqual(task)
  })

  it('lose, back online, what failed for lack of a network, and nothing else', () => {
    const pending = { status: 'pending' } as const
    const state = withoutOffline({
      ...noCheckout,
      creating: { status: 'failed', error: offline },
      updatingAddress: pending,
      placements: {
        first: { status: 'refused', error: offline },
        second: { status: 'refused', error: busy },
        third: unanswered,
      },
    })
    expect(state).toEqual({
      creating: { status: 'idle' },
      updatingAddress: pending,
      placements: { second: { status: 'refused', error: busy }, third: unanswered },
    })
    const failed = { status: 'failed', error: offline } as const
    expect(withoutOffline({ ...noCheckout, creating: pending, updatingAddress: failed })).toMatchObject({
      creating: pending,
      updatingAddress: { status: 'idle' },
    })
  })

  it('tell a cart that was ordered before from one that cannot be ordered', () => {
    const fields = { orderId: 'order-1', checkoutId: 'checkout-1' }
    expect(toOutcome({ code: 'checkout/already-completed', fields })).toEqual({ kind: 'already-ordered', ...fields })
    for (const known of [{ orderId: 'order-1' }, { checkoutId: 'checkout-1' }]) {
      const error = { code: 'checkout/already-completed', fields: known } as const
      expect(toOutcome(error)).toEqual({ kind: 'failed', error })
    }
    expect(toOutcome(busy)).toEqual({ kind: 'failed', error: busy })
  })
})
