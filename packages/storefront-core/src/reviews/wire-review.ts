import type { ReviewPayload, WireReview } from '../contract/reviews.ts'
import type { NewReview, Review } from './review.ts'

/** A review in the words of the shop. */
export function fromWireReview({ rating, updatedOn: updatedAt, media: pictures, ...review }: WireReview): Review {
  return { ...review, rating: rating.overallRating, updatedAt, pictures }
}

/** What a shopper says of a product in the words of the wire [19.5]. */
export function toReviewPayload({ product, author, rating, message, pictures, isPublished }: NewReview): ReviewPayload {
  return {
    userId: author.userId,
    reviewReference: {
      reviewType: 'PRODUCT',
      orderId: '',
      productId: product.productId,
      productHandle: product.handle,
    },
    author: `${author.firstName} ${author.lastName}`.trim(),
    email: author.email,
    rating: { overallRating: rating },
    title: '',
    message,
    productName: product.name,
    media: pictures,
    likes: 0,
    disLikes: 0,
    countryCode: '+91',
    countryName: 'INDIA',
    isPublished,
    source: 'WEB',
  }
}
