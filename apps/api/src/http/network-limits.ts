import { RateLimiterMemory } from 'rate-limiter-flexible'
import { secondsToWait } from './rate-limits.ts'

/**
 * What one network, or all pages of one other origin, may ask this process for in a minute. A village can be behind one address, so these only keep one caller from
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
  /** Calls of the pages of one other origin that shows elements of the shop, of all its visitors together. */
  origin: 12_000,
  /** Carts that these pages hand over. */
  handover: 600,
} as const

/** What is counted together. */
export type NetworkLimitName = keyof typeof perMinute

/** Counts for a network or an origin. Answers null when it may go on, else the seconds to wait. */
export type NetworkLimits = (limit: NetworkLimitName, counted: string) => Promise<number | null>

/** Nothing is limited: for tests and load measurements. */
export const noNetworkLimits: NetworkLimits = () => Promise.resolve(null)

/** Counts in this process: what is protected is its own time, and asking a database costs more than most answers. */
export function createNetworkLimits(): NetworkLimits {
  const limiters = {
    call: limiterOf('call'),
    page: limiterOf('page'),
    file: limiterOf('file'),
    document: limiterOf('document'),
    origin: limiterOf('origin'),
    handover: limiterOf('handover'),
  }
  return (limit, counted) => secondsToWait(limiters[limit], counted)
}

function limiterOf(name: NetworkLimitName): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: name, points: perMinute[name], duration: 60 })
}
