import { randomBytes } from 'node:crypto'
import type { CartLineReference, RedeemedCart } from '@krishi/storefront-core/contract'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import { hashOf } from '../session/sessions.ts'

const { handovers } = schema

/** How long a cart waits for the page that takes it over, in ms. */
export const handoverLifetimeMs = 5 * 60 * 1000

/** Keeps the lines of a cart; gives the code that takes them over once. The code itself is not kept. */
export async function keepHandover(
  database: Database,
  lines: readonly CartLineReference[],
  now: Date,
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + handoverLifetimeMs)
  await database.insert(handovers).values({ codeHash: hashOf(code), lines, expiresAt })
  return code
}

/** Takes over the lines of a code, once: of two calls at the same time one gets them. An unknown code is answered as an expired one. */
export async function redeemHandover(database: Database, code: string, now: Date): Promise<RedeemedCart> {
  const isOfCode = eq(handovers.codeHash, hashOf(code))
  const [taken] = await database
    .update(handovers)
    .set({ usedAt: now })
    .where(and(isOfCode, isNull(handovers.usedAt), gt(handovers.expiresAt, now)))
    .returning({ lines: handovers.lines })
  if (taken) return { status: 'taken', lines: taken.lines }
  const [known] = await database.select({ usedAt: handovers.usedAt }).from(handovers).where(isOfCode)
  return { status: known?.usedAt ? 'used' : 'expired' }
}
