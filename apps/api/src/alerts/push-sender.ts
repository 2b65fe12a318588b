import type { PushTarget } from '@krishi/storefront-core/alerts'
import type { Result } from '@krishi/storefront-core/result'

/** What a browser shows: the service worker of the shop reads it. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** The language of the texts. */
  readonly lang: string
  /** Address below the shop's origin that a tap opens. */
  readonly path: string
  /** The next message with the same tag takes the place of this one. */
  readonly tag: string
}

/** Brings messages to browsers. */
export interface PushSender {
  /** What browsers subscribe with (base64url). */
  readonly publicKey: string
  /** Fails with `push/gone` where the browser takes no more messages, and with `push/failed` where another try may succeed. */
  send: (target: PushTarget, message: PushMessage) => Promise<Result<null, 'push/gone' | 'push/failed'>>
}
