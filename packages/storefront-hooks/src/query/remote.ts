import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import type { Reading } from './query-engine.ts'

/** Something read from a backend, in the three states that a view shows. */
export type Remote<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: Failure<PortErrorCode>; retry: () => void }

/** The state of a reading as a view needs it: a value that is there stays, whatever became of a later attempt. */
export function toRemote<Value>({ data, error }: Reading<Value>, retry: () => void): Remote<Value> {
  if (data !== undefined) return { status: 'ready', value: data }
  if (error) return { status: 'failed', error: error.failure, retry }
  return { status: 'loading' }
}
