import {
  checkFilm,
  filmLimits,
  filmPartBytes,
  filmPosterUrl,
  filmUrl,
  looksLikeFilm,
} from '@krishi/storefront-core/film'
import { err, ok } from '@krishi/storefront-core/result'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { ApiContext } from '../api-context.ts'
import { schema, type Database } from '../database/index.ts'
import type { Outcome } from '../http/operation-route.ts'
import { dailyRefusal } from './daily-limit.ts'
import { mediaUrl, readMediaIds } from './media.ts'

const { communityFilmParts, communityFilms, communityMedia, posts } = schema

/** The next part of a film. */
export interface FilmPart {
  /** Address of the picture that is its first frame. */
  readonly filmOf: string
  /** Where it begins and how large the film is, in bytes. */
  readonly offset: number
  readonly size: number
  readonly bytes: Uint8Array
}

type Taken = Outcome<{ readonly mediaUrl: string }>

/** Where the server stands: whoever sends goes on there. */
const standsAt = (offset: number) => err('request/conflict', { fields: { offset: String(offset) } })

/**
 * Keeps a part of a film for a post that is about to be sent [34.2]; returns the address of the film. With the last part the film is
 * judged by its content: what is none, or too long, is refused and forgotten.
 */
export async function takeFilmPart(shop: ApiContext, userId: string, part: FilmPart): Promise<Taken> {
  const { database } = shop
  const { filmOf, offset, size, bytes } = part
  const [id] = readMediaIds([filmOf]) ?? []
  if (id === undefined || !(await isLoosePicture(database, id, userId))) {
    return err('request/invalid', { fields: { filmOf: 'unknown' } })
  }
  if (size > filmLimits.bytes || bytes.length > filmPartBytes) return err('request/too-large')
  if (bytes.length === 0 || offset + bytes.length > size) return err('request/invalid', { fields: { size: 'invalid' } })
  const [known] = await database.select().from(communityFilms).where(eq(communityFilms.id, id))
  if (known && known.size !== size) return err('request/invalid', { fields: { size: 'invalid' } })
  const held = known ? await heldBytes(database, id) : 0
  if (offset !== held) return standsAt(held)
  if (!known) {
    const refused = await beginFilm(shop, userId, { id, size, bytes })
    if (refused) return refused
  }
  const written = await database
    .insert(communityFilmParts)
    .values({ filmId: id, start: offset, bytes })
    .onConflictDoNothing()
    .returning({ start: communityFilmParts.start })
  if (written.length === 0) return standsAt(await heldBytes(database, id))
  return offset + bytes.length < size ? ok({ mediaUrl: filmUrl(filmOf) }) : endFilm(shop, id, size)
}

async function beginFilm(
  { database, now }: ApiContext,
  userId: string,
  { id, size, bytes }: { readonly id: string; readonly size: number; readonly bytes: Uint8Array },
) {
  if (!looksLikeFilm(bytes)) return notAFilm
  const createdAt = now()
  const refusal = await dailyRefusal(database, communityFilms, { userId, most: filmLimits.perDay, now: createdAt })
  if (refusal) return refusal
  await database.insert(communityFilms).values({ id, userId, size, createdAt }).onConflictDoNothing()
  return null
}

const notAFilm = err('request/invalid', { fields: { formFile: 'not-a-film' } })
const tooLong = err('request/invalid', { fields: { formFile: 'too-long' } })

async function endFilm({ database, settings }: ApiContext, id: string, size: number): Promise<Taken> {
  const { maxVideoSeconds } = settings.socialFeed.createPostConfig
  const problem = await checkFilm(size, maxVideoSeconds, (start, length) =>
    readFilmBytes(database, id, { start, end: Math.min(size, start + length) }),
  )
  if (problem === null) {
    await database.update(communityFilms).set({ isWhole: true }).where(eq(communityFilms.id, id))
    return ok({ mediaUrl: filmUrl(mediaUrl(id)) })
  }
  await database.delete(communityFilmParts).where(eq(communityFilmParts.filmId, id))
  return problem === 'length' ? tooLong : notAFilm
}

async function isLoosePicture(database: Database, id: string, userId: string): Promise<boolean> {
  const own = and(eq(communityMedia.id, id), eq(communityMedia.userId, userId), isNull(communityMedia.postId))
  return (await database.$count(communityMedia, own)) > 0
}

async function heldBytes(database: Database, id: string): Promise<number> {
  const [row] = await database
    .select({ held: sql<number>`coalesce(sum(length(${communityFilmParts.bytes})), 0)::int` })
    .from(communityFilmParts)
    .where(eq(communityFilmParts.filmId, id))
  return row?.held ?? 0
}

/** The ids of films that are whole, at most one; null when there is any other address, or more. */
export async function readFilmIds(database: Database, urls: readonly string[]): Promise<readonly string[] | null> {
  const ids = readMediaIds(urls.map(filmPosterUrl))
  const [id] = ids ?? []
  if (ids === null || id === undefined) return ids
  const whole = and(eq(communityFilms.id, id), eq(communityFilms.isWhole, true))
  return ids.length === 1 && (await database.$count(communityFilms, whole)) === 1 ? ids : null
}

/** How large the film of a post is that everybody may see, in bytes; null for any other. */
export async function findFilmSize(database: Database, id: string): Promise<number | null> {
  const [row] = await database
    .select({ size: communityFilms.size })
    .from(communityFilms)
    .innerJoin(communityMedia, eq(communityMedia.id, communityFilms.id))
    .innerJoin(posts, eq(posts.id, communityMedia.postId))
    .where(and(eq(communityFilms.id, id), eq(communityFilms.isWhole, true), eq(posts.isHidden, false)))
  return row?.size ?? null
}

/** The bytes of a film from `start` up to `end`, as far as they are there. */
export async function readFilmBytes(
  database: Database,
  id: string,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<Uint8Array> {
  const { bytes, start: from, filmId } = communityFilmParts
  const first = sql`greatest(${start} - ${from}, 0)`
  const rows = await database
    .select({ bytes: sql<Uint8Array>`substring(${bytes} from ${first} + 1 for ${end} - ${from} - ${first})` })
    .from(communityFilmParts)
    .where(and(eq(filmId, id), sql`${from} < ${end}`, sql`${from} + length(${bytes}) > ${start}`))
    .orderBy(asc(from))
  return new Uint8Array(Buffer.concat(rows.map((row) => row.bytes)))
}
