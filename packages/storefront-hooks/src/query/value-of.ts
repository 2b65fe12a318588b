import type { PortErrorCode } from '@krishi/storefront-core/contract'
import type { Result } from '@krishi/storefront-core/result'
import { PortFailure } from './port-failure.ts'

/** Turns the answer of a port into what a query function gives: the value, or a thrown `PortFailure`. */
export async function valueOf<Value>(answer: Promise<Result<Value, PortErrorCode>>): Promise<Value> {
  const result = await answer
  if (result.ok) return result.value
  throw new PortFailure(result.error)
}
