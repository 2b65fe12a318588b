import { errorCodeOf, type PortErrorCode } from '@krishi/storefront-core/contract'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { isRecord } from '@krishi/storefront-core/shape'
import type { CallOptions } from '@krishi/storefront-hooks/http'
import type { Operation } from './operation.ts'
import type { ShopifyPortsOptions } from './shopify-ports-options.ts'

/** The version of the Storefront API that the operations are written for and checked against. */
export const apiVersion = '2026-04'

/** What `read` makes of an answer; null says that what was asked for is not there. */
type Read<Data, Value> = (data: Data) => Value | null

/** Calls the Storefront API. Expected failures are codes; nothing is thrown. */
export type ShopifyCall = <Data, Variables, Value>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  read: Read<Data, Value>,
  options?: CallOptions,
) => Promise<Result<Value, PortErrorCode>>

interface Answer {
  readonly data?: unknown
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[]
}

const errorCodes: Readonly<Record<string, PortErrorCode>> = {
  THROTTLED: 'request/rate-limited',
  ACCESS_DENIED: 'auth/forbidden',
  SHOP_INACTIVE: 'network/server',
  INTERNAL_SERVER_ERROR: 'network/server',
}

/**
 * The code of an answer, or null where it can be read. A field that the token may not see comes as null beside the rest, which counts.
 */
function failureOf({ data, errors = [] }: Answer): PortErrorCode | null {
  const code = errors.map(({ extensions }) => extensions?.code ?? '').find((each) => each !== 'ACCESS_DENIED' || !data)
  return code === undefined ? null : (errorCodes[code] ?? 'request/invalid')
}

/** Creates a client of the Storefront API. Each call is one request; none is repeated. */
export function createShopifyClient({
  url,
  headers,
  fetch: send = fetch,
  timeoutMs = 15_000,
  onOtherVersion,
}: ShopifyPortsOptions): ShopifyCall {
  async function post(
    operation: string,
    variables: unknown,
    signal: AbortSignal,
  ): Promise<Result<unknown, PortErrorCode>> {
    const response = await send(`${url}/api/${apiVersion}/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: operation, variables }),
      signal,
    })
    const served = response.headers.get('x-shopify-api-version')
    if (served !== null && served !== apiVersion) onOtherVersion?.(served)
    if (!response.ok) return err(errorCodeOf(response.status))
    const answer: unknown = await response.json().catch(() => null)
    if (!isRecord(answer)) return err('network/malformed')
    const failure = failureOf(answer)
    return failure === null ? ok(answer['data']) : err(failure)
  }

  return async <Data, Variables, Value>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    read: Read<Data, Value>,
    { signal }: CallOptions = {},
  ): Promise<Result<Value, PortErrorCode>> => {
    const ending = new AbortController()
    const end = () => ending.abort()
    const timer = setTimeout(end, timeoutMs)
    signal?.addEventListener('abort', end)
    if (signal?.aborted) end()
    try {
      const answer = await post(operation, variables, ending.signal)
      return answer.ok ? readAnswer(answer.value as Data, read) : answer
    } catch {
      if (signal?.aborted) return err('network/aborted')
      return err(ending.signal.aborted ? 'network/timeout' : 'network/offline')
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
    }
  }
}

/** The schema promises the shape of an answer. One that breaks the promise makes `read` throw, and is malformed. */
function readAnswer<Data, Value>(data: Data, read: Read<Data, Value>): Result<Value, PortErrorCode> {
  try {
    const value = read(data)
    return value === null ? err('request/not-found') : ok(value)
  } catch {
    return err('network/malformed')
  }
}
