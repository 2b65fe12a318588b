import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'

/** A failed port call as TanStack Query needs it: thrown. `failure` is the port's value, unchanged. */
export class PortFailure extends Error {
  readonly failure: Failure<PortErrorCode>

  constructor(failure: Failure<PortErrorCode>) {
    super(failure.code)
    this.name = 'PortFailure'
    this.failure = failure
  }
}
