import { reviewPictureBytes } from '@krishi/storefront-core/reviews'
import { err, ok } from '@krishi/storefront-core/result'
import { eq } from 'drizzle-orm'
import { schema, type Database } from '../database/index.ts'
import type { OperationRoute } from '../http/operation-route.ts'
import { nameUuid } from '../seeding/index.ts'
import type { ApiContext } from '../api-context.ts'
import { findOwnReview, findReviews } from './find-reviews.ts'
import { keepPicture, pictureUrl } from './pictures.ts'
import { readRatings } from './ratings.ts'
import { redrawPicture } from './redraw-picture.ts'
import { saveReview } from './save-review.ts'
import * as schemas from './schemas.ts'

/** The id of a product by its handle; null for one that the shop does not have. */
async function findProductId(database: Database, handle: string): Promise<string | null> {
  const { products } = schema
  const id = nameUuid('product', handle)
  const [row] = await database.select({ id: products.id }).from(products).where(eq(products.id, id))
  return row?.id ?? null
}

/** A page of what shoppers say: those in the asked language first, each group the newest first [19.1, 19.2]. */
export function reviewListRoute({ database }: ApiContext): OperationRoute<'reviews.list'> {
  return {
    name: 'reviews.list',
    summary: 'A page of the published reviews of a product.',
    limit: 'read',
    request: { query: schemas.reviewListQuery },
    response: schemas.reviewList,
    refusals: ['request/not-found'],
    async handle({ query }) {
      const productId = await findProductId(database, query.productHandle)
      if (productId === null) return err('request/not-found')
      return ok({ reviews: await findReviews(database, productId, query) })
    },
  }
}

/** What the shopper has said of a product already, so that it is changed and not written again [19.4]. */
export function ownReviewRoute({ database }: ApiContext): OperationRoute<'reviews.own'> {
  return {
    name: 'reviews.own',
    summary: 'The review that a signed-in shopper has of a product, published or not.',
    limit: 'read',
    request: { query: schemas.ownReviewQuery },
    response: schemas.ownReview,
    refusals: ['auth/forbidden', 'request/not-found'],
    async handle({ query }, { shopper }) {
      if (shopper.userId === null) return err('auth/forbidden')
      const productId = await findProductId(database, query.productHandle)
      if (productId === null) return err('request/not-found')
      return ok({ review: await findOwnReview(database, productId, shopper.userId) })
    },
  }
}

/** Average, count and shares from five stars to one [19.3]. */
export function reviewSummaryRoute({ database }: ApiContext): OperationRoute<'reviews.summary'> {
  return {
    name: 'reviews.summary',
    summary: 'How many gave each number of stars to a product.',
    limit: 'read',
    request: { query: schemas.reviewSummaryQuery },
    response: schemas.reviewSummary,
    refusals: ['request/not-found'],
    async handle({ query }) {
      const productId = await findProductId(database, query.productHandle)
      if (productId === null) return err('request/not-found')
      const { shares } = await readRatings(database, productId)
      return ok({ summary: shares.map(({ count: globalRatings, ...share }) => ({ ...share, globalRatings })) })
    },
  }
}

/** Takes a review of a signed-in shopper [19.4, 19.5]. */
export function addReviewRoute(shop: ApiContext): OperationRoute<'reviews.add'> {
  return {
    name: 'reviews.add',
    summary: 'Writes or changes the review that a signed-in shopper has of a product.',
    limit: 'publish',
    request: { body: schemas.reviewPayload },
    response: schemas.mutationResult,
    refusals: ['auth/forbidden', 'request/not-found'],
    async handle({ body }, { shopper, language }) {
      return shopper.userId === null ? err('auth/forbidden') : await saveReview(shop, shopper.userId, body, language)
    },
  }
}

/** Takes one picture for a review that is about to be sent. */
export function uploadPictureRoute({ database, now }: ApiContext): OperationRoute<'reviews.uploadPicture'> {
  return {
    name: 'reviews.uploadPicture',
    summary:
      'Takes a JPEG, PNG or WebP of at most 5 MB and 25 megapixels for a review; it is shown once the review is published.',
    limit: 'publish',
    request: { body: schemas.pictureForm },
    response: schemas.pictureAddress,
    refusals: ['auth/forbidden', 'request/too-large'],
    async handle({ body }, { shopper }) {
      if (shopper.userId === null) return err('auth/forbidden')
      const { formFile } = schemas.pictureForm.parse(body)
      if (formFile.size > reviewPictureBytes) return err('request/too-large')
      const picture = await redrawPicture(await formFile.bytes())
      if (!picture.ok) return picture
      return ok({ url: pictureUrl(await keepPicture(database, shopper.userId, picture.value, now())) })
    },
  }
}
