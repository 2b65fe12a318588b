import { createHash, randomBytes } from 'node:crypto'
import type { Locale } from '@krishi/storefront-core/locale'
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { schema, type Database } from '../database/index.ts'

const { deviceLogins, sessions, sessionStarts } = schema

/** How long an unused cookie is valid, in ms; every use restarts the period. */
export const sessionLifetimeMs = 180 * 24 * 60 * 60 * 1000

/** How long a shopper stays signed in on a device at most, in days, however often it is used [V7.3.2]. */
const mostDaysSignedIn = 365

/** A session as the tables keep it. */
export type SessionRow = typeof sessions.$inferSelect

/** What the database keeps of a secret of 256 random bits. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** What a session begins with: whose it is, and what is kept of the visit. */
export type NewSession = Pick<SessionRow, 'guestUserId' | 'userId' | 'selectedLanguage' | 'utm'>

/** The active session of a cookie's token, renewed as far as it may be, with the language of this visit; null when there is none. */
export async function continueSession(
  database: Database,
  token: string,
  selectedLanguage: Locale,
  now: Date,
): Promise<SessionRow | null> {
  const unused = sql`${new Date(now.getTime() + sessionLifetimeMs).toISOString()}::timestamptz`
  const atMost = sql`${sessions.createdAt} + make_interval(days => ${mostDaysSignedIn})`
  const expiresAt = sql`case when ${sessions.userId} is null then ${unused} else least(${unused}, ${atMost}) end`
  const [row] = await database
    .update(sessions)
    .set({ selectedLanguage, expiresAt, usedAt: now })
    .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, now)))
    .returning()
  return row ?? null
}

/** A new guest. */
export function newGuest(): Pick<NewSession, 'guestUserId' | 'userId'> {
  return { guestUserId: uuidv7(), userId: null }
}

/** Begins a session; gives it with the token that its cookie will hold. The token itself is not kept. */
export async function beginSession(
  database: Database,
  { guestUserId, userId, selectedLanguage, utm }: NewSession,
  now: Date,
  id: string = uuidv7(),
): Promise<{ readonly token: string; readonly row: SessionRow }> {
  const token = randomBytes(32).toString('base64url')
  const row: SessionRow = {
    tokenHash: hashOf(token),
    id,
    guestUserId,
    userId,
    selectedLanguage,
    utm,
    createdAt: now,
    usedAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetimeMs),
  }
  await database.insert(sessions).values(row)
  return { token, row }
}

/** Whether a session is active: it has neither ended nor expired. */
export async function isSessionActive(database: Database, id: string, now: Date): Promise<boolean> {
  const [row] = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now)))
  return row !== undefined
}

/** Who looks at a page, as its cookie says. */
export interface Visitor {
  readonly isSignedIn: boolean
}

/** Whose active session the token of a cookie is of; null for none. */
export async function findVisitor(database: Database, token: string, now: Date): Promise<Visitor | null> {
  const [row] = await database
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, now)))
  return row ? { isSignedIn: row.userId !== null } : null
}

/** An active session, locked until the end of the transaction so that it changes hands once; null when it is over. */
export async function lockSession(transaction: Database, id: string, now: Date): Promise<SessionRow | null> {
  const [row] = await transaction
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now)))
    .for('update')
  return row ?? null
}

/** Ends a session: its cookie and its bearer tokens are invalid then. */
export async function endSession(database: Database, id: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.id, id))
}

/** A session of an account, with what its browser has told of itself. */
export interface AccountSession extends Pick<SessionRow, 'id' | 'createdAt' | 'usedAt'> {
  /** Null where nothing was told, or too long ago. */
  readonly userAgent: string | null
}

/** The active sessions of an account, the last used first. */
export async function findSessions(database: Database, userId: string, now: Date): Promise<readonly AccountSession[]> {
  const userAgent = sql<string | null>`coalesce(${deviceLogins.userAgent}, ${sessionStarts.userAgent})`
  return database
    .select({ id: sessions.id, createdAt: sessions.createdAt, usedAt: sessions.usedAt, userAgent })
    .from(sessions)
    .leftJoin(deviceLogins, eq(deviceLogins.sessionId, sessions.id))
    .leftJoin(sessionStarts, eq(sessionStarts.sessionId, sessions.id))
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.usedAt), desc(sessions.id))
}

/** Which sessions of an account end: all, or the one named `only`; never the one named `but`. */
export interface SessionsToEnd {
  readonly userId: string
  readonly but: string | null
  readonly only?: string
}

/** Ends sessions of an account; returns how many were active. */
export async function endSessions(
  database: Database,
  { userId, but, only }: SessionsToEnd,
  now: Date,
): Promise<number> {
  const ended = await database
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        but === null ? undefined : ne(sessions.id, but),
        only === undefined ? undefined : eq(sessions.id, only),
      ),
    )
    .returning({ expiresAt: sessions.expiresAt })
  return ended.filter(({ expiresAt }) => expiresAt > now).length
}
