import { randomUUID } from 'node:crypto'
import { err, ok } from '@krishi/storefront-core/result'
import { languageOfText } from '@krishi/storefront-core/format'
import { reviewPictureBytes } from '@krishi/storefront-core/reviews'
import { userTypeOf } from '@krishi/storefront-core/session'
import { uuidv7 } from 'uuidv7'
import { findAccount } from '../auth/accounts.ts'
import { inTransaction, schema } from '../database/index.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import { redrawPicture } from '../reviews/redraw-picture.ts'
import type { Shopper } from '../session/access-token.ts'
import type { ApiContext } from '../api-context.ts'
import { takeFilmPart } from './films.ts'
import { findMediaOwner, mediaUrl } from './media.ts'
import * as schemas from './schemas.ts'

const { communityMedia, posts, quizPolls } = schema

const dayMs = 24 * 60 * 60 * 1000

/** Whether a call comes from a brand, as its account says: what the call says of itself proves nothing [03.11]. */
async function isBrand({ database, settings }: ApiContext, { userId }: Shopper): Promise<boolean> {
  const account = userId === null ? null : await findAccount(database, userId)
  return account !== null && userTypeOf(account.typeId, settings.socialFeed) === 'brand'
}

/** Takes one picture for a post that is about to be sent, re-encoded as those of reviews are; a brand's is marked [03.11]. */
export function uploadMediaRoute(shop: ApiContext): OperationRoute<'community.uploadMedia'> {
  return {
    name: 'community.uploadMedia',
    summary:
      'Takes a JPEG, PNG or WebP of at most 5 MB and 25 megapixels for a post. Only a brand may say that it is one. ' +
      'A repeat under the same `id` is the same picture. With `filmOf` it takes the next part, of at most 1.5 MB, of an MP4 or QuickTime film of at most 25 MB; the ' +
      'picture of that address is its first frame. A part that does not begin where the server stands is refused with the `offset` where it does.',
    limit: 'publish',
    request: { query: schemas.uploadQuery, body: schemas.mediaForm },
    response: schemas.mediaAddress,
    refusals: ['auth/forbidden', 'request/too-large', 'request/conflict'],
    async handle({ query: { isBrandUser, id = randomUUID(), filmOf, offset = 0, size = 0 }, body }, { shopper }) {
      const { userId } = shopper
      if (userId === null || (isBrandUser && !(await isBrand(shop, shopper)))) return err('auth/forbidden')
      const { formFile } = schemas.mediaForm.parse(body)
      if (filmOf !== undefined) {
        return takeFilmPart(shop, userId, { filmOf, offset, size, bytes: await formFile.bytes() })
      }
      if (formFile.size > reviewPictureBytes) return err('request/too-large')
      const { database } = shop
      const taken = ok({ mediaUrl: mediaUrl(id) })
      const owner = await findMediaOwner(database, id)
      if (owner !== null) return owner === userId ? taken : err('request/conflict')
      const picture = await redrawPicture(await formFile.bytes())
      if (!picture.ok) return picture
      const kept = { id, userId, isBrandUser, postId: null, bytes: picture.value, createdAt: shop.now() }
      await database.insert(communityMedia).values(kept).onConflictDoNothing()
      return taken
    },
  }
}

/** Whether the caller may create quizzes and polls: brands may [03.11]. */
export function engagementAccessRoute(shop: ApiContext): OperationRoute<'community.engagementAccess'> {
  return {
    name: 'community.engagementAccess',
    summary: 'Whether the shopper who calls may ask quizzes and polls.',
    limit: 'read',
    request: { query: schemas.ofUser },
    response: schemas.engagementAccess,
    refusals: [],
    handle: async (_, { shopper }) => ok({ canCreateQuizPoll: await isBrand(shop, shopper) }),
  }
}

/** Takes a quiz or a poll of who may ask one [03.11]. */
export function createQuizPollRoute(shop: ApiContext): OperationRoute<'community.createQuizPoll'> {
  return {
    name: 'community.createQuizPoll',
    summary: 'Asks a quiz or a poll. A quiz names its right answer, a poll has none.',
    limit: 'publish',
    request: { body: schemas.quizPollBody },
    response: schemas.quizPollResult,
    refusals: ['auth/forbidden'],
    async handle({ body: { type, question, options, correctOption } }, { shopper, language }) {
      const { userId } = shopper
      if (userId === null || !(await isBrand(shop, shopper))) return err('auth/forbidden')
      const isAnswered = correctOption !== null && correctOption < options.length
      if (type === 'quiz' ? !isAnswered : correctOption !== null) {
        return err('request/invalid', { fields: { correctOption: 'invalid' } })
      }
      const createdAt = shop.now()
      const { quizPollValidityDays } = shop.settings.socialFeed.createPostConfig
      const endsAt = new Date(createdAt.getTime() + quizPollValidityDays * dayMs)
      const id = uuidv7()
      await inTransaction(shop.database, async (transaction) => {
        await transaction
          .insert(quizPolls)
          .values({ id, userId, type, question, options, correctOption, createdAt, endsAt })
        const words = { title: question, description: '', language: languageOfText(question, language) }
        const nowhere = { cropId: '', pincode: '', provinceId: '', district: '' }
        await transaction.insert(posts).values({ id, userId, ...words, ...nowhere, createdAt })
      })
      return ok({ result: 'Success', postId: id })
    },
  }
}
