import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Failure } from '@krishi/storefront-core/result'
import type { UseQueryResult } from '@tanstack/react-query'
import type { PortFailure } from './port-failure.ts'

/** Something read from a backend, in the three states that a view shows. */
export type Remote<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: Failure<PortErrorCode>; retry(): void }

/** The state of a query as a view needs it: a value that is there stays, whatever became of a later attempt. */
export function toRemote<Value>(query: UseQueryResult<Value, PortFailure>): Remote<Value> {
  if (query.data !== undefined) return { status: 'ready', value: query.data }
  if (query.error) return { status: 'failed', error: query.error.failure, retry: () => void query.refetch() }
  return { status: 'loading' }
}
