import { and, eq, gt, sql } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import type { ApiContext } from '../api-context.ts'
import { isKeyedHash, keyedHash } from './keyed-hash.ts'

const { otpCodes } = schema

/** How long a code is valid, in ms. */
const lifetimeMs = 5 * 60 * 1000

/** How often a code may be tried. */
const mostTries = 5

/** What a code is for. It is part of the hash: a code that was sent for one thing does no other. */
export type OtpPurpose = 'sign-in' | 'deletion'

/** A code as somebody claims it. */
export interface OtpClaim {
  readonly purpose: OtpPurpose
  /** The session that requested the code, the only one in which it is valid. */
  readonly sessionId: string
  /** Ten digits. */
  readonly mobileNumber: string
  readonly code: string
}

/** The result of an attempt. */
export type OtpTry =
  | { readonly isRight: true }
  | {
      readonly isRight: false
      /** None is left of a code that is spent, too old or was never sent: all of them look the same. */
      readonly triesLeft: number
      /** Whether there was a code to compare with. */
      readonly wasLive: boolean
    }

const purposeOfHash = 'otp-code'

function textOf({ purpose, sessionId, mobileNumber, code }: OtpClaim): string {
  return `${purpose} ${sessionId} ${mobileNumber} ${code}`
}

/** A code of `length` digits that nobody can guess, never all zeros: a page takes those for an empty field [32.2]. */
export function makeCode(length: number, randomInt: ApiContext['randomInt']): string {
  return String(randomInt(1, 10 ** length)).padStart(length, '0')
}

/** Makes a code the one that its session can prove a number with. The one before proves nothing any more. */
export async function keepCode(
  { database, now, sessionSecrets: [newest] }: ApiContext,
  claim: OtpClaim,
): Promise<void> {
  const row = {
    codeHash: keyedHash(newest, purposeOfHash, textOf(claim)),
    expiresAt: new Date(now().getTime() + lifetimeMs),
    triesLeft: mostTries,
  }
  await database
    .insert(otpCodes)
    .values({ ...row, sessionId: claim.sessionId })
    .onConflictDoUpdate({ target: otpCodes.sessionId, set: row })
}

/**
 * Tries a code, and takes it away when it is right. The try is counted before anything is compared, and the row is locked until
 * the end of the transaction: of many at once no more than five are looked at and no more than one is right.
 */
export async function tryCode(
  transaction: Database,
  { now, sessionSecrets }: Pick<ApiContext, 'now' | 'sessionSecrets'>,
  claim: OtpClaim,
): Promise<OtpTry> {
  const isOfSession = eq(otpCodes.sessionId, claim.sessionId)
  const [counted] = await transaction
    .update(otpCodes)
    .set({ triesLeft: sql`${otpCodes.triesLeft} - 1` })
    .where(and(isOfSession, gt(otpCodes.triesLeft, 0), gt(otpCodes.expiresAt, now())))
    .returning({ codeHash: otpCodes.codeHash, triesLeft: otpCodes.triesLeft })
  if (!counted) return { isRight: false, triesLeft: 0, wasLive: false }
  if (!isKeyedHash(counted.codeHash, sessionSecrets, purposeOfHash, textOf(claim))) {
    return { isRight: false, triesLeft: counted.triesLeft, wasLive: true }
  }
  await transaction.delete(otpCodes).where(isOfSession)
  return { isRight: true }
}
