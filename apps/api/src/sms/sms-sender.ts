import type { Locale } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'

/** A code on its way to a phone. */
export interface OtpMessage {
  /** Ten digits, in India. */
  readonly mobileNumber: string
  readonly code: string
  /** The language of her page. Templates are registered in one language each: a sender may have only one. */
  readonly language: Locale
}

/** Brings codes to phones. */
export interface SmsSender {
  /**
   * Sends a code, once. Fails with `sms/failed` when it is not certain that the message is on its way; `serverMessage` is
   * for the log and has neither number nor code.
   */
  send(message: OtpMessage): Promise<Result<null, 'sms/failed'>>
}
