import type { ErrorEnvelope } from '@krishi/storefront-core/contract'
import { defaultLocale, locales, type Locale } from '@krishi/storefront-core/locale'
import type { Context } from 'hono'
import { errorStatus, type ApiErrorCode } from './error-codes.ts'
import { errorMessage } from './messages.ts'

/** What a refusal may carry beside its code. */
export interface RefusalDetails {
  readonly fields?: Readonly<Record<string, string>> | undefined
  /** Seconds after which the call is worth repeating. */
  readonly retryAfter?: number | undefined
  /** In place of the code's own status. */
  readonly status?: 503
}

/** The language that a call's messages are wanted in [06.2]; anything unknown is English. */
export function languageOf(context: Context): Locale {
  const asked = context.req.header('user-language')
  return locales.find((locale) => locale === asked) ?? defaultLocale
}

/** The one shape of every refusal, with the status of its code. */
export function refuse(
  context: Context,
  code: ApiErrorCode,
  { fields, retryAfter, status }: RefusalDetails = {},
): Response {
  if (retryAfter !== undefined) context.header('retry-after', String(retryAfter))
  const language = languageOf(context)
  context.header('content-language', language)
  const message = errorMessage(code, language)
  const envelope: ErrorEnvelope = fields ? { code, message, fields } : { code, message }
  return context.json(envelope, status ?? errorStatus[code])
}
