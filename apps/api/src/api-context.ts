import type { Coordinates } from '@krishi/storefront-core/delivery'
import type { Settings } from '@krishi/storefront-core/settings'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { OtpLimits } from './auth/otp-limits.ts'
import type { Database } from './database/index.ts'
import type { Origins } from './http/origin-of.ts'
import type { PushSender } from './alerts/push-sender.ts'
import type { Carrier } from './carrier/index.ts'
import type { Monitor } from './monitoring/monitor.ts'
import type { ExternalPlatform } from './external-checkout/external-platform.ts'
import type { PaymentGateway } from './payment/payment-gateway.ts'
import type { SearchPort } from './search/index.ts'
import type { Secrets } from './session/session-secret.ts'
import type { SmsSender } from './sms/sms-sender.ts'

/** What the rules of the server may touch: the tables, the time, secrets of chance, the log. */
export interface ApiContext {
  readonly database: Database
  readonly search: SearchPort
  readonly settings: Settings
  readonly now: () => Date
  /** A whole number from `min` up to, not including, `max`, that nobody can guess. */
  readonly randomInt: (min: number, max: number) => number
  readonly sessionSecrets: Secrets
  /** How many codes may be sent and tried. */
  readonly otpLimits: OtpLimits
  /** Brings codes and news to phones. */
  readonly sms: SmsSender
  /** Takes payments online; null where the shop has nobody who does. */
  readonly gateway: PaymentGateway | null
  /** Checks carts out elsewhere; null where the shop does that itself only. */
  readonly platform: ExternalPlatform | null
  /** Knows where parcels are; null where nobody can be asked. */
  readonly carrier: Carrier | null
  /** Brings alerts to browsers; null where the shop sends none. */
  readonly push: PushSender | null
  /** Whether the answer tells a code that was sent: in development, where nothing else would. */
  readonly tellsCodes: boolean
  /** How shoppers reach the shop. */
  readonly origins: Origins
  /** Other origins whose pages show elements of the shop. */
  readonly embedOrigins: readonly string[]
  /** What a call's network address tells. Asked only where `locationConfig.allowIpLookup` is on. */
  readonly network: {
    /** The caller's address; null for the server's own calls. */
    addressOf: (context: Context) => string | null
    /** About where an address is; null where nobody knows. */
    locate: (address: string) => Promise<Coordinates | null>
  }
  /** What those who run the shop read; nothing about a shopper goes into it. */
  readonly logger: Logger
  /** What they watch. */
  readonly monitor: Monitor
}
