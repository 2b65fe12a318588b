import type { ReviewPayload } from '@krishi/storefront-core/contract'
import { nameUuid } from '../src/seeding/index.ts'

/** A review of the test shop's tomato seed, unless told otherwise. */
export function aReview(own: Partial<ReviewPayload> = {}, productHandle = 'tomato'): ReviewPayload {
  return {
    userId: 'somebody else',
    reviewReference: {
      reviewType: 'PRODUCT',
      orderId: '',
      productId: nameUuid('product', productHandle),
      productHandle,
    },
    author: 'Lakshmi Gowda',
    email: 'lakshmi@example.org',
    rating: { overallRating: 4 },
    title: '',
    message: 'Came up well.',
    productName: 'Tomato seed',
    media: [],
    likes: 99,
    disLikes: 0,
    countryCode: '+91',
    countryName: 'INDIA',
    isPublished: true,
    source: 'WEB',
    ...own,
  }
}
