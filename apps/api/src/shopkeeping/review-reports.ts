import { stripVTControlCharacters } from 'node:util'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { inTransaction, isUuid, schema, type Database } from '../database/index.ts'

const { postReports, posts } = schema

/** A reported post that no moderator has reviewed since [34.5]. */
interface ReportedPost {
  readonly id: string
  readonly title: string
  readonly description: string
  /** How often each reason was given. */
  readonly reasons: ReadonlyMap<string, number>
}

async function listReported(database: Database): Promise<readonly ReportedPost[]> {
  const rows = await database
    .select({ id: posts.id, title: posts.title, description: posts.description, reason: postReports.reason })
    .from(postReports)
    .innerJoin(posts, eq(posts.id, postReports.postId))
    .where(isNull(postReports.decidedAt))
    .orderBy(asc(postReports.createdAt))
  const reported = new Map<string, ReportedPost & { readonly reasons: Map<string, number> }>()
  for (const { reason, ...post } of rows) {
    const { reasons } = reported.get(post.id) ?? { reasons: new Map<string, number>() }
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    reported.set(post.id, { ...post, reasons })
  }
  return [...reported.values()]
}

/** Text without what a terminal would take for a command. */
function printable(text: string): string {
  return stripVTControlCharacters(text).replace(/(?!\n)\p{Cc}/gu, '')
}

function describePost({ id, title, description, reasons }: ReportedPost): string {
  const given = [...reasons].map(([reason, count]) => `${reason} (${count})`).join(', ')
  const text = description === '' ? '' : `\n  ${printable(description).replaceAll('\n', '\n  ')}`
  return `${id}  ${given}\n  ${printable(title)}${text}`
}

/** Says what waits, the longest first: `npm run shop -- reports`. */
export async function describeReports(database: Database): Promise<readonly string[]> {
  const reported = await listReported(database)
  return reported.length === 0 ? ['No reported post waits.'] : reported.map(describePost)
}

/**
 * Takes a reported post from everybody's sight, or keeps it; either way its reports are done with, and new ones may come from
 * others. False for an id that is no post's.
 */
export async function decideReport(
  database: Database,
  { id, isHidden, now }: { readonly id: string; readonly isHidden: boolean; readonly now: Date },
): Promise<boolean> {
  if (!isUuid(id)) return false
  return inTransaction(database, async (transaction) => {
    const changed = await transaction
      .update(posts)
      .set({ isHidden })
      .where(eq(posts.id, id))
      .returning({ id: posts.id })
    const waiting = and(eq(postReports.postId, id), isNull(postReports.decidedAt))
    await transaction.update(postReports).set({ decidedAt: now }).where(waiting)
    return changed.length > 0
  })
}
