import { ok } from '@krishi/storefront-core/result'
import type { Context } from 'hono'
import { networkOf } from '../http/network-of.ts'
import type { Outcome } from '../http/operation-route.ts'
import type { Shopper } from '../session/access-token.ts'
import type { ApiContext } from '../api-context.ts'
import { knownDevice } from './known-device.ts'
import type { OtpLimitName } from './otp-limits.ts'

/** Who asks for a code or tries one, and for which number. */
export interface OtpAsker {
  /** Ten digits. */
  readonly mobileNumber: string
  readonly sessionId: string
  /** The asker's network; null for the server's own calls. */
  readonly network: string | null
  /** The device, when it has proven this number before; null for a stranger's. */
  readonly device: string | null
}

type Counter = readonly [limit: OtpLimitName, key: string]

/** Who makes a call about a number. */
export function askerOf(
  shop: ApiContext,
  { shopper, http }: { readonly shopper: Shopper; readonly http: Context },
  mobileNumber: string,
): OtpAsker {
  const address = shop.network.addressOf(http)
  return {
    mobileNumber,
    sessionId: shopper.sessionId,
    network: address === null ? null : networkOf(address),
    device: knownDevice(shop, http, mobileNumber),
  }
}

/** The counters of wrong tries. A device that has proven the number does not share that of its network, where strangers are too. */
function missesOf({ sessionId, network, device }: OtpAsker): readonly Counter[] {
  const bySession = ['session-misses', sessionId] as const
  if (device !== null) return [bySession, ['device-misses', device]]
  if (network === null) return [bySession]
  return [bySession, ['network-misses', network], ['network-misses-daily', network]]
}

/** The counters of codes that are sent. */
function codesOf({ mobileNumber, sessionId, network, device }: OtpAsker): readonly Counter[] {
  const asker = `${mobileNumber} ${device ?? network ?? sessionId}`
  return [
    ['session-codes', sessionId],
    ...(device === null && network !== null ? [['network-codes', network] as const] : []),
    ['number-codes', asker],
    ['number-codes-daily', asker],
  ]
}

function refused(retryAfter: number): Outcome<never> {
  return { ok: false, error: { code: 'request/rate-limited', retryAfter } }
}

/** Refuses who has tried too many wrong codes. */
async function checkMisses({ otpLimits }: ApiContext, asker: OtpAsker): Promise<Outcome<null>> {
  const waits = await Promise.all(missesOf(asker).map(([limit, key]) => otpLimits.wait(limit, key)))
  const longest = Math.max(...waits.map((seconds) => seconds ?? 0))
  return longest > 0 ? refused(longest) : ok(null)
}

/**
 * Counts a wrong try. Refused where there was no code to compare with and the asker has had too many: who has a live code always
 * gets an answer to it, so that the right one is never turned away.
 */
export async function countMiss(
  shop: ApiContext,
  asker: OtpAsker,
  { wasLive }: { readonly wasLive: boolean },
): Promise<Outcome<null>> {
  const checked = wasLive ? ok(null) : await checkMisses(shop, asker)
  if (!checked.ok) return checked
  for (const [limit, key] of missesOf(asker)) await shop.otpLimits.count(limit, key)
  return ok(null)
}

/** What the counters say of a code that may be sent. */
export interface CountedCode {
  /** Strangers have had several codes sent to the number today, and this asker may be one more: its code has to be a long one. */
  readonly isGuessedAt: boolean
}

/**
 * Counts a code that is to be sent; refused, with when to come back, by the first counter that has had its share. Once strangers
 * have had many codes sent to a number in a day, each further network may have one: a number is not flooded with messages from one
 * place, and its owner on a new phone still gets a code. Long before that the codes that strangers get become too long to be guessed.
 */
export async function countCode(shop: ApiContext, asker: OtpAsker): Promise<Outcome<CountedCode>> {
  const { otpLimits } = shop
  const checked = await checkMisses(shop, asker)
  if (!checked.ok) return checked
  for (const [limit, key] of codesOf(asker)) {
    const retryAfter = await otpLimits.count(limit, key)
    if (retryAfter !== null) return refused(retryAfter)
  }
  const { mobileNumber, network, device } = asker
  if (device !== null || network === null) return ok({ isGuessedAt: false })
  const isGuessedAt = (await otpLimits.count('short-codes-for-strangers', mobileNumber)) !== null
  if ((await otpLimits.count('stranger-codes-for-number', mobileNumber)) === null) return ok({ isGuessedAt })
  const retryAfter = await otpLimits.count('codes-from-further-network', `${mobileNumber} ${network}`)
  return retryAfter === null ? ok({ isGuessedAt }) : refused(retryAfter)
}
