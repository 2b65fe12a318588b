import { sql } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import { keyedHash } from './keyed-hash.ts'

const { rateLimits } = schema

const minute = 60 * 1000
const hour = 60 * minute

/** How often something may happen for one number, session or network address, from its first time on. */
const limits = {
  'number-codes': { most: 3, windowMs: 15 * minute },
  'number-codes-daily': { most: 10, windowMs: 24 * hour },
  'address-codes': { most: 30, windowMs: hour },
  'session-codes': { most: 10, windowMs: hour },
  'number-tries': { most: 20, windowMs: hour },
} as const

/** What is limited. */
export type OtpLimitName = keyof typeof limits

/** Counts one more for `key`. Answers null when it may go on, else the seconds to wait. */
export type OtpLimits = (limit: OtpLimitName, key: string) => Promise<number | null>

/** Nothing is limited: for tests and journeys. */
export const noOtpLimits: OtpLimits = () => Promise.resolve(null)

/** What counting needs of the server. */
export interface OtpLimitsOptions {
  readonly database: Database
  readonly now: () => Date
  readonly sessionSecret: string
}

/**
 * Limits that hold across servers and restarts: a counter is a row, and counting is one statement, so that calls at the same
 * moment count one after the other. The key is kept as its hash. What is refused makes nobody wait longer.
 */
export function createOtpLimits({ database, now, sessionSecret }: OtpLimitsOptions): OtpLimits {
  return async (limit, key) => {
    const { most, windowMs } = limits[limit]
    const time = now().getTime()
    const { points, expire } = rateLimits
    const isOver = sql`${expire} <= ${time}`
    const [counted] = await database
      .insert(rateLimits)
      .values({ key: keyedHash(sessionSecret, 'otp-limit', `${limit} ${key}`), points: 1, expire: time + windowMs })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          points: sql`case when ${isOver} then 1 else ${points} + 1 end`,
          expire: sql`case when ${isOver} then ${time + windowMs} else ${expire} end`,
        },
      })
      .returning()
    if (!counted || counted.points <= most) return null
    return Math.max(1, Math.ceil(((counted.expire ?? time) - time) / 1000))
  }
}
