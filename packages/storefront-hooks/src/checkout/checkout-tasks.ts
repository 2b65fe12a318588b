import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure, Result } from '@krishi/storefront-core/result'
import type { CheckoutState, Placement, ProceedOutcome, Task } from './checkout-store.ts'
import { orderedBefore } from './order-answers.ts'

const idle: Task = { status: 'idle' }

/** Before anything was done. */
export const noCheckout: CheckoutState = {
  creating: idle,
  updatingAddress: idle,
  placements: {},
  choices: {},
  followed: [],
}

/** An order of which nobody knows whether there is one. */
export const unanswered: Placement = { status: 'unknown', error: { code: 'network/unanswered' } }

/** What a task is after its answer. */
export function taskAfter(result: Result<string, PortErrorCode>): Task {
  return result.ok ? idle : { status: 'failed', error: result.error }
}

/** What a failure on the way to a checkout means to the shopper. */
export function toOutcome(error: Failure<PortErrorCode>): ProceedOutcome {
  const ordered = orderedBefore(error)
  return ordered ? { kind: 'already-ordered', ...ordered } : { kind: 'failed', error }
}

/** Back online, it is no longer true that the page is offline, and what was not sent can be sent. */
export function withoutOffline({ creating, updatingAddress, placements }: CheckoutState): Partial<CheckoutState> {
  return {
    creating: endedOffline(creating) ? idle : creating,
    updatingAddress: endedOffline(updatingAddress) ? idle : updatingAddress,
    placements: Object.fromEntries(Object.entries(placements).filter(([, placement]) => !endedOffline(placement))),
  }
}

function endedOffline(task: Task | Placement): boolean {
  return (task.status === 'failed' || task.status === 'refused') && task.error.code === 'network/offline'
}
