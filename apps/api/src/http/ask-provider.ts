import { ok, type Result } from '@krishi/storefront-core/result'
import type { z } from 'zod'

/** How a provider is reached; all of it has defaults for the real one. */
export interface ProviderConnection {
  readonly fetch?: typeof fetch
  /** How long an answer is waited for, in ms. */
  readonly timeoutMs?: number
}

/** A call of a provider, as it is documented. */
export interface ProviderRequest {
  readonly url: URL | string
  /** @default 'POST' */
  readonly method?: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | URLSearchParams | Uint8Array<ArrayBuffer>
}

/** Longer than a provider takes, shorter than a shopper waits. */
const defaultTimeoutMs = 10_000

/** Calls a provider once; rejects where it does not answer in time. A redirect is not followed, because it would carry the keys elsewhere. */
export function callProvider(
  { url, method = 'POST', headers, body }: ProviderRequest,
  { fetch: send = fetch, timeoutMs = defaultTimeoutMs }: ProviderConnection,
): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs)
  return send(url, { method, headers, ...(body !== undefined && { body }), redirect: 'error', signal })
}

/**
 * Asks a provider once and reads its answer by a schema. What it wrote is left out of every failure: it may repeat a name,
 * number or code.
 *
 * @param failed Makes the failure out of its reason for the log.
 */
export async function askProvider<Answer, Code extends string>(
  request: ProviderRequest,
  schema: z.ZodType<Answer>,
  failed: (reason: string) => Result<never, Code>,
  connection: ProviderConnection,
): Promise<Result<Answer, Code>> {
  try {
    const answer = await callProvider(request, connection)
    if (!answer.ok) {
      await answer.body?.cancel()
      return failed(`status ${answer.status}`)
    }
    const parsed = schema.safeParse(await answer.json())
    return parsed.success ? ok(parsed.data) : failed('an answer of another shape')
  } catch (error) {
    return failed(error instanceof Error ? error.name : typeof error)
  }
}
