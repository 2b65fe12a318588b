import { err, ok, type Result } from '@krishi/storefront-core/result'

/** How a provider is reached; all of it has defaults for the real one. */
export interface SmsConnection {
  /** Scheme and host. */
  readonly baseUrl?: string
  readonly fetch?: typeof fetch
  /** How long an answer is waited for, in ms. */
  readonly timeoutMs?: number
}

/** A call of a provider, as it is documented. */
export interface SmsRequest {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | URLSearchParams
}

/** Longer than a provider takes, shorter than a shopper waits. */
const defaultTimeoutMs = 10_000

/** A failure with its reason for the log. What a provider wrote is left out: it may repeat number and code. */
export function smsFailed(reason: string) {
  return err('sms/failed', { serverMessage: `The message was not accepted: ${reason}.` })
}

/**
 * Hands a message to a provider and gives its parsed answer. It is never tried again: after a lost answer nobody knows
 * whether the message went out, and a second one is worse than asking for a new code. A redirect is not followed, because it
 * would carry the keys elsewhere.
 */
export async function postMessage(
  { url, headers, body }: SmsRequest,
  { fetch: send = fetch, timeoutMs = defaultTimeoutMs }: SmsConnection,
): Promise<Result<unknown, 'sms/failed'>> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await send(url, { method: 'POST', headers, body, redirect: 'error', signal })
    if (answer.ok) return ok(await answer.json())
    await answer.body?.cancel()
    return smsFailed(`status ${answer.status}`)
  } catch (error) {
    return smsFailed(error instanceof Error ? error.name : typeof error)
  }
}
