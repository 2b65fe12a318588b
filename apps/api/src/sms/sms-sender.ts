import type { Locale } from '@krishi/storefront-core/locale'
import type { Result } from '@krishi/storefront-core/result'

/** A code on its way to a phone. */
export interface OtpMessage {
  /** Ten digits, in India. */
  readonly mobileNumber: string
  readonly code: string
  /** The language of the page. Templates are registered in one language each: a sender may have only one. */
  readonly language: Locale
}

/** On its way to a phone: the pack that the shopper asked for is back [S18]. */
export interface PackNews {
  /** Ten digits, in India. */
  readonly mobileNumber: string
  /** The language of the request. */
  readonly language: Locale
  /** The names of product and pack, in that language where they have been translated. */
  readonly product: string
  readonly pack: string
  /** A path of the shop that leads to them. */
  readonly path: string
}

/** Brings codes and news to phones. */
export interface SmsSender {
  /**
   * Sends a code, once. Fails with `sms/failed` when it is not certain that the message is on its way; `serverMessage` is
   * for the log and has neither number nor code.
   */
  send: (message: OtpMessage) => Promise<Result<null, 'sms/failed'>>
  /** Sends news, once, as `send` does. Null where there is no way to: those who wait then go on waiting. */
  readonly tell: ((news: PackNews) => Promise<Result<null, 'sms/failed'>>) | null
}
