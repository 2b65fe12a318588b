import { mutationOutcome } from '@krishi/storefront-core/contract'
import type { OperationName, OperationPayloads, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { HttpCallOptions, HttpClient } from './http-client.ts'

/** Makes a change. Only the word 'Success' says that it was made [06.5, 34.3, 34.9]; anything else is `network/server`. */
export async function change<Name extends OperationName>(
  client: HttpClient,
  name: Name,
  request: OperationPayloads[Name]['request'],
  options?: HttpCallOptions,
): Promise<Result<null, PortErrorCode>> {
  const told = await client.call(name, request, mutationOutcome, options)
  if (!told.ok) return told
  return told.value === 'success' ? ok(null) : err('network/server')
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
