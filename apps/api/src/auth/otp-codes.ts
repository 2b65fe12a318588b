import { timingSafeEqual } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import type { Shop } from '../shop.ts'
import { keyedHash } from './keyed-hash.ts'

const { otpCodes } = schema

/** How long a code is good for, in ms. */
const lifetimeMs = 5 * 60 * 1000

/** How often a code may be tried. */
const mostTries = 5

/** What a code is for. It is part of the hash: a code that was sent for one thing does no other. */
export type OtpPurpose = 'sign-in' | 'deletion'

/** A code as somebody claims it. */
export interface OtpClaim {
  readonly purpose: OtpPurpose
  /** Ten digits. */
  readonly mobileNumber: string
  readonly code: string
}

/** How a try went. No try is left of a code that is spent, too old or was never sent: all of them look the same. */
export type OtpTry = { readonly isRight: true } | { readonly isRight: false; readonly triesLeft: number }

function hashOf({ purpose, mobileNumber, code }: OtpClaim, secret: string): string {
  return keyedHash(secret, 'otp-code', `${purpose} ${mobileNumber} ${code}`)
}

/** A code of `length` digits that nobody can guess, never all zeros: a page takes those for an empty field [32.2]. */
export function makeCode(length: number, randomInt: Shop['randomInt']): string {
  return String(randomInt(1, 10 ** length)).padStart(length, '0')
}

/** Makes a code the one that proves its number. The one before proves nothing any more. */
export async function keepCode({ database, now, sessionSecret }: Shop, claim: OtpClaim): Promise<void> {
  const row = {
    codeHash: hashOf(claim, sessionSecret),
    expiresAt: new Date(now().getTime() + lifetimeMs),
    triesLeft: mostTries,
  }
  await database
    .insert(otpCodes)
    .values({ ...row, mobileNumber: claim.mobileNumber })
    .onConflictDoUpdate({ target: otpCodes.mobileNumber, set: row })
}

/**
 * Tries a code, and takes it away when it is right. The try is counted before anything is compared, and the row is held until
 * the end of the transaction: of many at once no more than five are looked at and no more than one is right.
 */
export async function tryCode(
  transaction: Database,
  { now, sessionSecret }: Pick<Shop, 'now' | 'sessionSecret'>,
  claim: OtpClaim,
): Promise<OtpTry> {
  const isOfNumber = eq(otpCodes.mobileNumber, claim.mobileNumber)
  const [counted] = await transaction
    .update(otpCodes)
    .set({ triesLeft: sql`${otpCodes.triesLeft} - 1` })
    .where(and(isOfNumber, gt(otpCodes.triesLeft, 0), gt(otpCodes.expiresAt, now())))
    .returning({ codeHash: otpCodes.codeHash, triesLeft: otpCodes.triesLeft })
  if (!counted) return { isRight: false, triesLeft: 0 }
  const [kept, given] = [Buffer.from(counted.codeHash), Buffer.from(hashOf(claim, sessionSecret))]
  if (!timingSafeEqual(kept, given)) return { isRight: false, triesLeft: counted.triesLeft }
  await transaction.delete(otpCodes).where(isOfNumber)
  return { isRight: true }
}
