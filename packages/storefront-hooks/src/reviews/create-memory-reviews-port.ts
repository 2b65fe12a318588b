import type { PortErrorCode } from '@krishi/storefront-core/contract'
import { summarizeRatings } from '@krishi/storefront-core/reviews'
import type { NewReview, Review } from '@krishi/storefront-core/reviews'
import type { Result } from '@krishi/storefront-core/result'
import { err, ok } from '@krishi/storefront-core/result'
import type { MemoryBackend } from '../memory/create-memory-backend.ts'
import { createMemoryIdentity } from '../session/memory-identity.ts'
import type { ReviewsPort } from './reviews-port.ts'

/** Keeps what is written in memory, where a test can read it. */
export interface MemoryReviewsPort extends ReviewsPort {
  readonly written: readonly NewReview[]
}

/** Reads the reviews of a shop in memory and takes those of `identity`; without one a guest's, who is refused. */
export function createMemoryReviewsPort(backend: MemoryBackend, identity = createMemoryIdentity()): MemoryReviewsPort {
  const written: NewReview[] = []
  let pictures = 0

  function published(handle: string): Result<readonly Review[], PortErrorCode> {
    const { products, reviews } = backend.shop()
    if (!products.some((product) => product.handle === handle)) return err('request/not-found')
    const own = written
      .filter(({ product, isPublished }) => isPublished && product.handle === handle)
      .map((review) => toReview(review, backend.clock.now()))
    return ok([...own, ...(reviews[handle] ?? [])])
  }

  /** The call's answer, or the refusal of a guest. */
  function asShopper<Value>(work: () => Value): Result<Value, PortErrorCode> {
    return identity.user().isGuestUser === false ? ok(work()) : err('auth/forbidden')
  }

  return {
    written,
    list: ({ handle, pageNum, pageSize }, options) =>
      backend.answer('reviews.list', options, () => {
        const found = published(handle)
        return found.ok ? ok(found.value.slice((pageNum - 1) * pageSize, pageNum * pageSize)) : found
      }),
    summary: ({ handle }, options) =>
      backend.answer('reviews.summary', options, () => {
        const found = published(handle)
        if (!found.ok) return found
        const counts = new Map<number, number>()
        for (const { rating } of found.value) counts.set(rating, (counts.get(rating) ?? 0) + 1)
        return ok(summarizeRatings(counts).shares)
      }),
    own: ({ handle }, options) =>
      backend.answer('reviews.own', options, () =>
        asShopper(() => {
          const own = written.find(({ product }) => product.handle === handle)
          return own ? toReview(own, backend.clock.now()) : null
        }),
      ),
    add: (review, options) =>
      backend.answer('reviews.add', options, () =>
        asShopper(() => {
          const first = written.findIndex(({ product }) => product.handle === review.product.handle)
          const pictures = review.pictures ?? written[first]?.pictures ?? []
          written.splice(first === -1 ? written.length : first, 1, { ...review, pictures })
          return null
        }),
      ),
    uploadPicture: (_picture, options) =>
      backend.answer('reviews.uploadPicture', options, () => asShopper(() => `/img/review-${++pictures}.webp`)),
  }
}

function toReview({ product, author, rating, message, pictures = [] }: NewReview, now: number): Review {
  return {
    id: `own-${product.productId}`,
    author: `${author.firstName} ${author.lastName}`.trim(),
    rating,
    updatedAt: new Date(now).toISOString(),
    message,
    language: 'en',
    pictures,
  }
}
