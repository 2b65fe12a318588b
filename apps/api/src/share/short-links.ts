import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'

const { shortLinks } = schema

/** Pages that a short link may lead to, in any language: never another host, whatever a row says. */
const ownPage = /^(?:\/(?:hi|te|ta|kn|bn))?\/products\/[^/\\?#]+(?:\?[^\\#]*)?$/

/** Keeps a short name for a path of the shop; the same for the same path. */
export async function keepShortLink(database: Database, path: string, now: Date): Promise<string> {
  const code = createHash('sha256').update(path).digest().subarray(0, 8).toString('base64url')
  await database.insert(shortLinks).values({ code, path, createdAt: now }).onConflictDoNothing()
  return code
}

/** The path behind a short name; null for an unknown one. */
export async function findShortLink(database: Database, code: string): Promise<string | null> {
  if (!/^[\w-]{11}$/.test(code)) return null
  const [row] = await database.select({ path: shortLinks.path }).from(shortLinks).where(eq(shortLinks.code, code))
  return row && ownPage.test(row.path) ? row.path : null
}
