import { errorCodeOf, type PortErrorCode } from '@krishi/storefront-core/contract'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import type { CallOptions, Decoder } from '@krishi/storefront-hooks/http'

/** What a call may carry. */
export interface RestOptions extends CallOptions {
  readonly body?: unknown
}

/** Calls the shop's interface. Expected failures are codes; nothing is thrown. */
export type RestCall = <Value>(
  path: string,
  read: Decoder<Value>,
  options?: RestOptions,
) => Promise<Result<Value, PortErrorCode>>

/** Creates a client of the shop at `url`. An answer that `read` does not know is 'network/malformed'. */
export function createRestClient(url: string): RestCall {
  return async (path, read, { signal, body } = {}) => {
    try {
      const response = await fetch(`${url}${path}`, {
        signal: signal ?? null,
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      })
      if (!response.ok) return err(errorCodeOf(response.status))
      const value = read(await response.json())
      return value === undefined ? err('network/malformed') : ok(value)
    } catch {
      return err(signal?.aborted ? 'network/aborted' : 'network/offline')
    }
  }
}
