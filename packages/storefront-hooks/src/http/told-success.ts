import type { MutationResult, OperationName, OperationPayloads, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { Guard } from '@krishi/storefront-core/shape'
import { hasShape, isOneOf } from '@krishi/storefront-core/shape'
import { decode } from './accept.ts'
import type { HttpCallOptions, HttpClient } from './http-client.ts'

/** How a change went. */
export const isResult: Guard<MutationResult['result']> = isOneOf('Success', 'Failure')

/** Reads whether a change was made: only the exact word 'Success' says so [06.5]. */
export const toSuccess = decode(hasShape<MutationResult>({ result: isResult }), ({ result }) => result === 'Success')

/** Makes a change. Only the word 'Success' says that it was made [06.5, 34.3, 34.9]; a 'Failure' is `network/server`. */
export async function change<Name extends OperationName>(
  client: HttpClient,
  name: Name,
  request: OperationPayloads[Name]['request'],
  options?: HttpCallOptions,
): Promise<Result<null, PortErrorCode>> {
  const told = await client.call(name, request, toSuccess, options)
  if (!told.ok) return told
  return told.value ? ok(null) : err('network/server')
}

/** What `pick` takes from the answer of a change that was made; anything but 'Success' is `network/server`. */
export async function valueOfSuccess<Told extends { readonly result: string }, Value>(
  answer: Promise<Result<Told, PortErrorCode>>,
  pick: (told: Told) => Value,
): Promise<Result<Value, PortErrorCode>> {
  const told = await answer
  if (!told.ok) return told
  return told.value.result === 'Success' ? ok(pick(told.value)) : err('network/server')
}
