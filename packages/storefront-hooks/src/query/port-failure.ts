import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure, Result } from '@krishi/storefront-core/result'

/** A failed port call as TanStack Query needs it: thrown. `failure` is the port's value, unchanged. */
export class PortFailure extends Error {
  readonly failure: Failure<PortErrorCode>

  constructor(failure: Failure<PortErrorCode>) {
    super(failure.code)
    this.name = 'PortFailure'
    this.failure = failure
  }
}

/** Turns the answer of a port into what a query function gives: the value, or a thrown `PortFailure`. */
export async function valueOf<Value>(answer: Promise<Result<Value, PortErrorCode>>): Promise<Value> {
  const result = await answer
  if (result.ok) return result.value
  throw new PortFailure(result.error)
}
