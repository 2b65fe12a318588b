import { and, eq, gt, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { schema, type Database } from '../database/index.ts'
import type { Outcome } from '../http/operation-route.ts'

const dayMs = 24 * 60 * 60 * 1000

type Written = PgTable & { readonly userId: AnyPgColumn; readonly createdAt: AnyPgColumn }

/** After how many seconds an author over the daily limit may try again. */
const retryAfter = 3600

/** The refusal of an account that has written as much within 24 hours as it may; null while it may write on. */
export async function dailyRefusal(
  database: Database,
  table: Written,
  { userId, most, now }: { readonly userId: string; readonly most: number; readonly now: Date },
): Promise<Extract<Outcome<never>, { readonly ok: false }> | null> {
  const recent: SQL | undefined = and(eq(table.userId, userId), gt(table.createdAt, new Date(now.getTime() - dayMs)))
  const written = await database.$count(table, recent)
  return written < most ? null : { ok: false, error: { code: 'request/rate-limited', retryAfter } }
}

/** Whether an account has posted the same words already within 24 hours. */
export async function isRepeatedPost(
  database: Database,
  { userId, title, description, now }: { userId: string; title: string; description: string; now: Date },
): Promise<boolean> {
  const { posts } = schema
  const since = new Date(now.getTime() - dayMs)
  const same = and(eq(posts.title, title), eq(posts.description, description))
  return (await database.$count(posts, and(eq(posts.userId, userId), gt(posts.createdAt, since), same))) > 0
}
