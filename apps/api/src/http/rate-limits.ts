import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'

/** Calls that one shopper, or one address before there is a session, may make in a minute. */
const callsPerMinute = { session: 60, read: 600, write: 120, order: 20, publish: 20, report: 30 } as const

/** Which limit an operation falls under. */
export type RateLimitName = keyof typeof callsPerMinute

/** Counts calls. Answers null when the call may go on, else the seconds to wait. */
export type RateLimits = (limit: RateLimitName, identity: string) => Promise<number | null>

/** Nothing is limited: for tests and load measurements. */
export const noRateLimits: RateLimits = () => Promise.resolve(null)

function createLimiter(name: RateLimitName, pool: Pool | null): RateLimiterAbstract {
  const options = { keyPrefix: name, points: callsPerMinute[name], duration: 60 }
  if (pool === null) return new RateLimiterMemory(options)
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory(options),
  })
}

/** Limits shared by all servers of a PostgreSQL, or of this process on the embedded database. */
export function createRateLimits(pool: Pool | null): RateLimits {
  const limiters = {
    session: createLimiter('session', pool),
    read: createLimiter('read', pool),
    write: createLimiter('write', pool),
    order: createLimiter('order', pool),
    publish: createLimiter('publish', pool),
    report: createLimiter('report', pool),
  }
  return (limit, identity) => secondsToWait(limiters[limit], identity)
}

/** Counts one for an identity. Answers null when it may go on, else the seconds to wait. */
export async function secondsToWait(limiter: RateLimiterAbstract, identity: string): Promise<number | null> {
  try {
    await limiter.consume(identity)
    return null
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  }
}
