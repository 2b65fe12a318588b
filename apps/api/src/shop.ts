import type { Settings } from '@krishi/storefront-core/settings'
import type { Logger } from 'pino'
import type { Database } from './database/index.ts'

/** What the rules of the server may touch: the tables, the time, secrets of chance, the log. */
export interface Shop {
  readonly database: Database
  readonly settings: Settings
  readonly now: () => Date
  /** A whole number from `min` up to, not including, `max`, that nobody can guess. */
  readonly randomInt: (min: number, max: number) => number
  readonly sessionSecret: string
  /** What those who run the shop read; nothing about a shopper goes into it. */
  readonly logger: Logger
}
