import type { ReviewPayload, ReviewPayloads, WireReview } from '@krishi/storefront-core/contract'
import { z } from '@hono/zod-openapi'
import { handle, locale } from '../catalog/schemas.ts'

const line = z.string().max(200)

const page = z.coerce.number().int().min(1).max(10_000)

export const reviewListQuery = z.object({
  productHandle: handle,
  language: locale,
  pageNum: page,
  pageSize: z.coerce.number().int().min(1).max(50),
}) satisfies z.ZodType<ReviewPayloads['reviews.list']['request']['query']>

export const reviewSummaryQuery = z.object({ reviewType: z.literal('PRODUCT'), productHandle: handle })

const review = z
  .object({
    id: z.string(),
    author: z.string(),
    rating: z.object({ overallRating: z.int() }),
    updatedOn: z.string(),
    message: z.string(),
    language: locale,
    media: z.array(z.string()),
    isBuyer: z.boolean(),
  })
  .openapi('Review') satisfies z.ZodType<WireReview>

export const ownReviewQuery = z.object({ productHandle: handle })

export const ownReview = z.object({ review: review.nullable() })

export const reviewList = z.object({ reviews: z.array(review) }).openapi('Reviews')

export const reviewSummary = z
  .object({
    summary: z.array(z.object({ rating: z.int(), percentage: z.int(), average: z.number(), globalRatings: z.int() })),
  })
  .openapi('RatingSummary')

/** Only the shape; what a review must say is core's to decide. */
export const reviewPayload = z
  .object({
    userId: line,
    reviewReference: z.object({
      reviewType: z.literal('PRODUCT'),
      orderId: line,
      productId: line,
      productHandle: handle,
    }),
    author: line,
    email: line,
    rating: z.object({ overallRating: z.number() }),
    title: line,
    message: z.string().max(20_000),
    productName: z.string().max(500),
    media: z.array(line).max(3).optional(),
    likes: z.number(),
    disLikes: z.number(),
    countryCode: z.literal('+91'),
    countryName: z.literal('INDIA'),
    isPublished: z.boolean(),
    source: z.literal('WEB'),
  })
  .openapi('ReviewPayload') satisfies z.ZodType<ReviewPayload>

export const mutationResult = z.object({ result: z.enum(['Success', 'Failure']) }).openapi('MutationResult')

export const pictureForm = z
  .object({ formFile: z.instanceof(File).openapi({ type: 'string', format: 'binary' }) })
  .openapi('ReviewPicture')

export const pictureAddress = z.object({ url: z.string() })
