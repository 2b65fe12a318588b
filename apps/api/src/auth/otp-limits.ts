import { eq, sql } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import type { Secrets } from '../session/session-secret.ts'
import { keyedHash } from './keyed-hash.ts'

const { rateLimits } = schema

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

/**
 * How often something may happen from its first time on. Every limit has the asker in its key, except those of
 * `short-codes-for-strangers` and `stranger-codes-for-number`, which refuse nobody by themselves: a limit of a number alone would
 * let a stranger lock its owner out.
 */
const limits = {
  'session-codes': { most: 10, windowMs: hour },
  'network-codes': { most: 30, windowMs: hour },
  'number-codes': { most: 3, windowMs: 15 * minute },
  'number-codes-daily': { most: 10, windowMs: day },
  'short-codes-for-strangers': { most: 6, windowMs: day },
  'stranger-codes-for-number': { most: 20, windowMs: day },
  'codes-from-further-network': { most: 1, windowMs: day },
  'session-misses': { most: 20, windowMs: hour },
  'network-misses': { most: 30, windowMs: hour },
  'network-misses-daily': { most: 100, windowMs: day },
  'device-misses': { most: 20, windowMs: hour },
} as const

/** What is limited. */
export type OtpLimitName = keyof typeof limits

/** Counters of codes and wrong tries. */
export interface OtpLimits {
  /** Counts one more for `key`. Answers null when it may go on, else the seconds to wait. */
  count: (limit: OtpLimitName, key: string) => Promise<number | null>
  /** The seconds to wait when `key` has had its share, else null. Counts nothing. */
  wait: (limit: OtpLimitName, key: string) => Promise<number | null>
}

/** What counting needs of the server. */
export interface OtpLimitsOptions {
  readonly database: Database
  readonly now: () => Date
  readonly sessionSecrets: Secrets
}

/**
 * Limits that hold across servers and restarts: a counter is a row, and counting is one statement, so that calls at the same
 * moment count one after the other. The key is kept as its hash, by the newest
 * secret, so a new one restarts all counts. A refused call does not extend the wait.
 */
export function createOtpLimits({ database, now, sessionSecrets: [newest] }: OtpLimitsOptions): OtpLimits {
  const rowKey = (limit: OtpLimitName, key: string) => keyedHash(newest, 'otp-limit', `${limit} ${key}`)
  const secondsUntil = (expire: number | null, time: number) => Math.max(1, Math.ceil(((expire ?? time) - time) / 1000))

  return {
    async count(limit, key) {
      const { most, windowMs } = limits[limit]
      const time = now().getTime()
      const { points, expire } = rateLimits
      const isOver = sql`${expire} <= ${time}`
      const [counted] = await database
        .insert(rateLimits)
        .values({ key: rowKey(limit, key), points: 1, expire: time + windowMs })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            points: sql`case when ${isOver} then 1 else ${points} + 1 end`,
            expire: sql`case when ${isOver} then ${time + windowMs} else ${expire} end`,
          },
        })
        .returning()
      return !counted || counted.points <= most ? null : secondsUntil(counted.expire, time)
    },
    async wait(limit, key) {
      const time = now().getTime()
      const [row] = await database
        .select()
        .from(rateLimits)
        .where(eq(rateLimits.key, rowKey(limit, key)))
      if (!row || row.points < limits[limit].most || (row.expire ?? 0) <= time) return null
      return secondsUntil(row.expire, time)
    },
  }
}
