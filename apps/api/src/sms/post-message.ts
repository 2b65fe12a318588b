import { err, type Result } from '@krishi/storefront-core/result'
import { z } from 'zod'
import { askProvider, type ProviderConnection, type ProviderRequest } from '../http/ask-provider.ts'

/** How a provider is reached; all of it has defaults for the real one. */
export interface SmsConnection extends ProviderConnection {
  /** Scheme and host. */
  readonly baseUrl?: string
}

/** A failure with its reason for the log. */
export function smsFailed(reason: string) {
  return err('sms/failed', { serverMessage: `The message was not accepted: ${reason}.` })
}

/**
 * Hands a message to a provider and gives its parsed answer. It is never tried again: after a lost answer nobody knows
 * whether the message went out, and a second one is worse than asking for a new code.
 */
export function postMessage(
  request: ProviderRequest,
  connection: SmsConnection,
): Promise<Result<unknown, 'sms/failed'>> {
  return askProvider(request, z.unknown(), smsFailed, connection)
}
