import { createHash, randomBytes } from 'node:crypto'
import type { Locale } from '@krishi/storefront-core/locale'
import { and, eq, gt } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { schema, type Database } from '../database/index.ts'

const { sessions } = schema

/** How long an unused cookie is good for, in ms; every use begins it anew. */
export const sessionLifetimeMs = 180 * 24 * 60 * 60 * 1000

/** A session as the tables keep it. */
export type SessionRow = typeof sessions.$inferSelect

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** What is kept of a session besides who it is. */
export interface SessionFacts {
  readonly selectedLanguage: Locale
  readonly utm: Readonly<Record<string, string>>
}

/** The living session of a cookie's token, renewed, with the language of this visit; null when there is none. */
export async function continueSession(
  database: Database,
  token: string,
  selectedLanguage: Locale,
  now: Date,
): Promise<SessionRow | null> {
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs)
  const [row] = await database
    .update(sessions)
    .set({ selectedLanguage, expiresAt })
    .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, now)))
    .returning()
  return row ?? null
}

/** A new guest, and the token that her cookie will hold. The token itself is not kept. */
export async function beginSession(
  database: Database,
  facts: SessionFacts,
  now: Date,
): Promise<{ readonly token: string; readonly row: SessionRow }> {
  const token = randomBytes(32).toString('base64url')
  const row: SessionRow = {
    ...facts,
    tokenHash: hashOf(token),
    id: uuidv7(),
    guestUserId: uuidv7(),
    userId: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetimeMs),
  }
  await database.insert(sessions).values(row)
  return { token, row }
}
