import { and, eq, inArray, isNull } from 'drizzle-orm'
import { isUuid, schema, type Database } from '../database/index.ts'

const { communityMedia, posts } = schema

/** Where the image route serves a picture of the community. */
export function mediaUrl(id: string): string {
  return `/img/media-${id}.webp`
}

/** The ids in addresses that `mediaUrl` made; null when there is any other address. */
export function readMediaIds(urls: readonly string[]): readonly string[] | null {
  const ids = urls.map((url) => /^\/img\/media-([\da-f-]{36})\.webp$/.exec(url)?.[1] ?? '')
  return ids.every(isUuid) ? [...new Set(ids)] : null
}

/** Whose picture has this id; null where none has it. */
export async function findMediaOwner(database: Database, id: string): Promise<string | null> {
  const [row] = await database
    .select({ userId: communityMedia.userId })
    .from(communityMedia)
    .where(eq(communityMedia.id, id))
  return row?.userId ?? null
}

/** Attaches the pictures of these ids to a post. False when one of them is not its author's, or is in a post already. */
export async function attachMedia(
  transaction: Database,
  { postId, userId, ids }: { readonly postId: string; readonly userId: string; readonly ids: readonly string[] },
): Promise<boolean> {
  if (ids.length === 0) return true
  const attached = await transaction
    .update(communityMedia)
    .set({ postId })
    .where(and(inArray(communityMedia.id, [...ids]), eq(communityMedia.userId, userId), isNull(communityMedia.postId)))
    .returning({ id: communityMedia.id })
  return attached.length === ids.length
}

/** The bytes of a picture in a post that everybody may see; null for any other. */
export async function findMedia(database: Database, id: string): Promise<Uint8Array | null> {
  const [row] = await database
    .select({ bytes: communityMedia.bytes })
    .from(communityMedia)
    .innerJoin(posts, eq(posts.id, communityMedia.postId))
    .where(and(eq(communityMedia.id, id), eq(posts.isHidden, false)))
  return row?.bytes ?? null
}
