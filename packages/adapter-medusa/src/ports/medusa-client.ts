import { errorCodeOf, type PortErrorCode } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import { err, ok, type Result } from '@krishi/storefront-core/result'
import { hasShape, isText } from '@krishi/storefront-core/shape'
import { isAbsentOr, type CallOptions, type Decoder } from '@krishi/storefront-hooks/http'

/** How Medusa's Store API is reached. */
export interface MedusaAddress {
  /** Where Medusa is, or what passes calls on to it, without a slash at the end. */
  readonly baseUrl: string
  /** The publishable key of the sales channel. It is no secret. */
  readonly publishableKey: string
  /** Default: the platform's. */
  readonly fetch?: typeof fetch
  /** How long one call may take, in ms. Default 15,000: slow networks are the normal case here. */
  readonly timeoutMs?: number
}

/** What a call may carry. */
export interface MedusaRequest extends CallOptions {
  /** @default 'GET', with a body 'POST' */
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly body?: unknown
  /** The language of the answer's texts. */
  readonly locale?: Locale | undefined
  /** Whether it changes what a shopper relies on: a lost answer then does not say that nothing happened. @default false */
  readonly isCounted?: boolean
  /** What a refusal means here, by its code or type at Medusa. */
  readonly refusals?: Readonly<Record<string, PortErrorCode>>
}

/** Calls the Store API. Expected failures are codes; nothing is thrown. An answer that `read` does not know is 'network/malformed'. */
export type MedusaCall = <Value>(
  path: string,
  read: Decoder<Value>,
  request?: MedusaRequest,
) => Promise<Result<Value, PortErrorCode>>

const isRefusal = hasShape<{ readonly type: string; readonly code: string | undefined }>({
  type: isText,
  code: isAbsentOr(isText),
})

/** Creates the client. `token` gives the signed-in customer's token, or null. */
export function createMedusaClient(
  { baseUrl, publishableKey, fetch: send = fetch, timeoutMs = 15_000 }: MedusaAddress,
  token: () => string | null,
): MedusaCall {
  return async (path, read, { signal, body, locale, isCounted = false, refusals = {}, ...request } = {}) => {
    if (signal?.aborted) return err('network/aborted')
    const controller = new AbortController()
    const abort = () => controller.abort()
    const timer = setTimeout(abort, timeoutMs)
    signal?.addEventListener('abort', abort)
    const bearer = token()
    try {
      const answer = await send(baseUrl + path, {
        method: request.method ?? (body === undefined ? 'GET' : 'POST'),
        signal: controller.signal,
        headers: {
          'x-publishable-api-key': publishableKey,
          ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
          ...(locale && { 'x-medusa-locale': `${locale}-IN` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const payload: unknown = await answer.json()
      if (!answer.ok) return err(codeOf(answer.status, payload, { refusals, isCounted }))
      const value = read(payload)
      return value === undefined ? err('network/malformed') : ok(value)
    } catch {
      if (signal?.aborted) return err('network/aborted')
      if (isCounted) return err('network/unanswered')
      return err(controller.signal.aborted ? 'network/timeout' : 'network/offline')
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  }
}

function codeOf(
  status: number,
  payload: unknown,
  { refusals, isCounted }: Required<Pick<MedusaRequest, 'refusals' | 'isCounted'>>,
): PortErrorCode {
  const known = isRefusal(payload) ? (refusals[payload.code ?? ''] ?? refusals[payload.type]) : undefined
  if (known !== undefined) return known
  return isCounted && status >= 500 ? 'network/unanswered' : errorCodeOf(status)
}
