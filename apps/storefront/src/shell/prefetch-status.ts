import { PortFailure } from '@krishi/storefront-hooks/query'

/** A handle that the backend refuses counts as not found. */
const unknown: readonly string[] = ['request/not-found', 'request/invalid']

/** The HTTP status of a page whose main content is `reading`: what cannot be found is 404, a failing backend 503. */
export async function prefetchStatus(reading: Promise<unknown>): Promise<200 | 404 | 503> {
  try {
    await reading
    return 200
  } catch (error) {
    return statusOfFailure(error)
  }
}

/** The HTTP status of a page whose reading failed with `error`. Rethrows errors that are no port failures. */
export function statusOfFailure(error: unknown): 404 | 503 {
  if (!(error instanceof PortFailure)) throw error
  return unknown.includes(error.failure.code) ? 404 : 503
}
