import { RateLimiterMemory } from 'rate-limiter-flexible'
import { secondsToWait } from './rate-limits.ts'

/**
 * What one network may ask this process for in a minute. A village can be behind one address, so these only keep one caller from
 * taking the whole machine: a page takes some 15 ms of it, a picture that is kept and an asset less than 1.
 */
const perMinute = {
  /** Calls of the API, of all sessions of the network together. */
  call: 6_000,
  page: 1_200,
  /** Pictures, scripts, sheets. */
  file: 12_000,
  /** What search engines read: the sitemap. */
  document: 60,
} as const

/** What is counted together. */
export type NetworkLimitName = keyof typeof perMinute

/** Counts for a network. Answers null when it may go on, else the seconds to wait. */
export type NetworkLimits = (limit: NetworkLimitName, network: string) => Promise<number | null>

/** Nothing is limited: for tests and load measurements. */
export const noNetworkLimits: NetworkLimits = () => Promise.resolve(null)

/** Counts in this process: what is protected is its own time, and asking a database costs more than most answers. */
export function createNetworkLimits(): NetworkLimits {
  const limiters = {
    call: limiterOf('call'),
    page: limiterOf('page'),
    file: limiterOf('file'),
    document: limiterOf('document'),
  }
  return (limit, network) => secondsToWait(limiters[limit], network)
}

function limiterOf(name: NetworkLimitName): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: name, points: perMinute[name], duration: 60 })
}
