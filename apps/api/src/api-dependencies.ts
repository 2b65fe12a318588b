import type { Coordinates } from '@krishi/storefront-core/delivery'
import type { Settings } from '@krishi/storefront-core/settings'
import type { Logger } from 'pino'
import type { PushSender } from './alerts/push-sender.ts'
import type { Carrier } from './carrier/index.ts'
import type { Config } from './config.ts'
import type { openDatabase } from './database/index.ts'
import type { OpenReplica } from './database/open-copy.ts'
import type { ExternalPlatform } from './external-checkout/index.ts'
import type { Monitor } from './monitoring/monitor.ts'
import type { PaymentGateway } from './payment/index.ts'
import type { OpenSearch, SeedProgress, SeedSources } from './seeding/index.ts'
import type { SmsSender } from './sms/sms-sender.ts'

/** What the API is made of. Everything but `config` has its real default. */
export interface ApiDependencies {
  readonly config: Config
  readonly now?: () => Date
  readonly randomInt?: (min: number, max: number) => number
  readonly logger?: Logger
  /** Who is told how the shop fares; closed with it. @default nobody */
  readonly monitor?: Monitor
  /** The shop's rules where its owner tells nothing: shipping, address form, states. */
  readonly settings?: Settings
  /** What fills an empty database. */
  readonly seeds?: SeedSources
  /** Knows about where a network address is. The shop has no such table itself: without this nobody is located. */
  readonly locateNetwork?: (address: string) => Promise<Coordinates | null>
  /** What brings codes and news to phones in place of the provider that the configuration names. */
  readonly sms?: SmsSender
  /** What takes payments in place of the provider that the configuration names. */
  readonly gateway?: PaymentGateway
  /** What checks carts out elsewhere in place of the one that the configuration names. */
  readonly platform?: ExternalPlatform
  /** What knows where parcels are in place of the one that the configuration names. */
  readonly carrier?: Carrier
  /** What brings alerts to browsers in place of the keys that the configuration has. */
  readonly push?: PushSender
  readonly onProgress?: SeedProgress
  readonly openDatabase?: typeof openDatabase
  readonly openReplica?: OpenReplica
  /** What finds products and articles by words; the database itself unless a search engine takes over. */
  readonly openSearch?: OpenSearch
}
