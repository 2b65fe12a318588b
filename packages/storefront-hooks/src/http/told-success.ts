import type { MutationResult, OperationName, OperationPayloads, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import { hasShape, isOneOf } from '@krishi/storefront-core/shape'
import type { Decoder } from './accept.ts'
import { decode } from './accept.ts'
import type { HttpCallOptions, HttpClient } from './http-client.ts'

/** Reads whether a change was made: only the exact word 'Success' says so [06.5]. */
export const toSuccess = decode(
  hasShape<MutationResult>({ result: isOneOf('Success', 'Failure') }),
  ({ result }) => result === 'Success',
)

const toNull = () => null

/** Makes a change. Only the word 'Success' says that it was made [06.5, 34.3, 34.9]; a 'Failure' is `network/server`. */
export function change<Name extends OperationName>(
  client: HttpClient,
  name: Name,
  request: OperationPayloads[Name]['request'],
  options?: HttpCallOptions,
): Promise<Result<null, PortErrorCode>> {
  return changeAndRead(client, name, request, toNull, options)
}

/** Makes a change, as `change` does, and gives what `read` takes from the answer of one that was made. */
export async function changeAndRead<Name extends OperationName, Value extends string | object | null>(
  client: HttpClient,
  name: Name,
  request: OperationPayloads[Name]['request'],
  read: Decoder<Value>,
  options?: HttpCallOptions,
): Promise<Result<Value, PortErrorCode>> {
  const told = await client.call(name, request, (answer) => toSuccess(answer) && read(answer), options)
  if (!told.ok) return told
  return told.value === false ? err('network/server') : ok(told.value)
}
