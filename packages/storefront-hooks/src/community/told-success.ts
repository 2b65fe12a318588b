import type { MutationOutcome, MutationResult, PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'

/** Whether a change was made: only 'Success' says so [34.3, 34.9]; anything else is `network/server`. */
export async function succeeded(
  answer: Promise<Result<MutationOutcome, PortErrorCode>>,
): Promise<Result<null, PortErrorCode>> {
  const told = await answer
  if (!told.ok) return told
  return told.value === 'success' ? ok(null) : err('network/server')
}

/** What `pick` takes from the answer of a change that was made; anything but 'Success' is `network/server`. */
export async function valueOfSuccess<Told extends MutationResult, Value>(
  answer: Promise<Result<Told, PortErrorCode>>,
  pick: (told: Told) => Value,
): Promise<Result<Value, PortErrorCode>> {
  const told = await answer
  if (!told.ok) return told
  return told.value.result === 'Success' ? ok(pick(told.value)) : err('network/server')
}
