import { communityDailyLimits, isCommunityCrop, tidyText, validatePost } from '@krishi/storefront-core/community'
import type { Media, PostPayload } from '@krishi/storefront-core/contract'
import { normalizePincode } from '@krishi/storefront-core/digits'
import type { Locale } from '@krishi/storefront-core/locale'
import { err, ok } from '@krishi/storefront-core/result'
import { languageOfText } from '@krishi/storefront-core/format'
import { eq } from 'drizzle-orm'
import type { ApiContext } from '../api-context.ts'
import { inTransaction, schema } from '../database/index.ts'
import { findPlace, positionOf } from '../delivery/places.ts'
import type { Outcome } from '../http/operation-route.ts'
import { dailyRefusal, isRepeatedPost } from './daily-limit.ts'
import { readFilmIds } from './films.ts'
import { attachMedia, readMediaIds } from './media.ts'

const { posts } = schema

type Created = Outcome<{ readonly result: 'Success'; readonly postId: string }>

const invalid = (field: string, problem: string) => err('request/invalid', { fields: { [field]: problem } })

/**
 * Writes a post of a signed-in shopper [34.2]. A repeat with the same id changes nothing and is a success: its first answer was
 * lost. Author, language and place are what the server knows and not what the draft says. Refused as `request/rate-limited` is an
 * account that has posted as much within a day as it may.
 */
export async function createPost(
  shop: ApiContext,
  userId: string,
  draft: PostPayload,
  pageLanguage: Locale,
): Promise<Created> {
  const { database, settings } = shop
  const now = shop.now()
  const [known] = await database.select({ userId: posts.userId }).from(posts).where(eq(posts.id, draft.id))
  if (known) return known.userId === userId ? ok({ result: 'Success', postId: draft.id }) : err('request/conflict')

  const title = tidyText(draft.title).replaceAll('\n', ' ')
  const description = tidyText(draft.description)
  const { maxImages } = settings.socialFeed.createPostConfig
  const text = { title, description, pincode: draft.locale.pinCode }
  const urlsOf = (type: Media['mediaType']) =>
    draft.medias.flatMap(({ mediaUrl, mediaType }) => (mediaType === type ? [mediaUrl] : []))
  const problems = validatePost(text, { pictureCount: urlsOf('image').length, maxImages })
  if (problems.length > 0) {
    return err('request/invalid', { fields: Object.fromEntries(problems.map(({ field, error }) => [field, error])) })
  }
  const pictures = readMediaIds(urlsOf('image'))
  if (pictures === null) return invalid('pictures', 'unknown')
  const films = await readFilmIds(database, urlsOf('video'))
  if (films === null) return invalid('film', 'unknown')
  const place = await findOrigin(shop, draft.locale.pinCode)
  if (place === null) return invalid('pincode', 'unknown')
  const most = communityDailyLimits.posts
  const refusal = await dailyRefusal(database, posts, { userId, most, now })
  if (refusal) return refusal
  if (await isRepeatedPost(database, { userId, title, description, now })) return invalid('title', 'repeated')

  return await inTransaction(database, async (transaction): Promise<Created> => {
    const { cropId } = draft.postContext
    const row = {
      ...place,
      ...{ id: draft.id, userId, title, description, pictures, film: films[0] ?? null, createdAt: now, editedAt: null },
      cropId: isCommunityCrop(cropId) ? cropId : '',
      language: languageOfText(`${title} ${description}`, pageLanguage),
    }
    const written = await transaction.insert(posts).values(row).onConflictDoNothing().returning({ id: posts.id })
    if (written.length === 0) return err('request/conflict')
    if (await attachMedia(transaction, { postId: draft.id, userId, ids: [...pictures, ...films] })) {
      return ok({ result: 'Success', postId: draft.id })
    }
    await transaction.delete(posts).where(eq(posts.id, draft.id))
    return invalid('pictures', 'unknown')
  })
}

/** Where a post comes from by its pincode; all empty without one, null for an unknown pincode. */
async function findOrigin({ database }: ApiContext, typed: string) {
  const pincode = normalizePincode(typed)
  if (pincode === '') return { pincode, provinceId: '', district: '', latitude: null, longitude: null }
  const place = await findPlace(database, pincode)
  if (!place) return null
  const { provinceId, district } = place
  const { latitude = null, longitude = null } = (await positionOf(database, place)) ?? {}
  return { pincode, provinceId, district, latitude, longitude }
}
