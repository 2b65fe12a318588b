import { expect, it } from 'vitest'
import { aSession } from '../memory/fixtures.ts'
import { valueOf } from '../query/index.ts'
import type { WireCall } from '../testing/on-the-wire.ts'
import { onTheWire } from '../testing/on-the-wire.ts'

const words = { id: 'r1', author: 'Lakshmi Gowda', message: 'Came up well.', language: 'kn' }
const wireReview = {
  ...words,
  ...{ rating: { overallRating: 4 }, updatedOn: '2026-11-22T06:30:00.000Z', media: ['/img/review-1.webp'] },
}
const ownReview = { ...words, rating: 4, updatedAt: '2026-11-22T06:30:00.000Z', pictures: ['/img/review-1.webp'] }

const calls: readonly WireCall[] = [
  [
    '[19.5] a review',
    ({ reviews }) =>
      valueOf(
        reviews.add({
          product: { productId: 'p1', handle: 'tomato', name: 'Tomato seed' },
          author: {
            ...aSession().user,
            userId: 'user-1',
            firstName: 'Lakshmi',
            lastName: 'Gowda',
            email: 'l@example.org',
          },
          ...{ rating: 4, message: 'Came up well.', pictures: ['/img/review-1.webp'], isPublished: true },
        }),
      ),
    {
      url: '/api/reviews',
      body: {
        ...{ userId: 'user-1', author: 'Lakshmi Gowda', email: 'l@example.org' },
        reviewReference: { reviewType: 'PRODUCT', orderId: '', productId: 'p1', productHandle: 'tomato' },
        ...{ rating: { overallRating: 4 }, title: '', message: 'Came up well.', productName: 'Tomato seed' },
        ...{ media: ['/img/review-1.webp'], likes: 0, disLikes: 0, countryCode: '+91', countryName: 'INDIA' },
        ...{ isPublished: true, source: 'WEB' },
      },
      answer: { result: 'Success' },
      value: null,
    },
  ],
  [
    '[19.1] a page of reviews',
    ({ reviews }) => valueOf(reviews.list({ handle: 'tomato', locale: 'kn', pageNum: 1, pageSize: 10 })),
    {
      url: '/api/reviews?language=kn&pageNum=1&pageSize=10&productHandle=tomato',
      body: undefined,
      answer: { reviews: [wireReview] },
      value: [ownReview],
    },
  ],
  [
    '[19.4] an own review',
    ({ reviews }) => valueOf(reviews.own({ handle: 'tomato' })),
    {
      url: '/api/reviews/own?productHandle=tomato',
      body: undefined,
      answer: { review: wireReview },
      value: ownReview,
    },
  ],
  [
    '[19.3] the ratings of a product',
    ({ reviews }) => valueOf(reviews.summary({ handle: 'tomato' })),
    {
      url: '/api/reviews/summary?productHandle=tomato&reviewType=PRODUCT',
      body: undefined,
      answer: { summary: [{ rating: 5, percentage: 100, average: 5, globalRatings: 2 }] },
      value: [{ rating: 5, percentage: 100, average: 5, count: 2 }],
    },
  ],
]

it.each(calls)('%s is said in the names of the wire, and its answer in those of the shop', async (_, ask, said) => {
  const { value, sent } = await onTheWire(ask, said.answer)
  expect(value).toEqual(said.value)
  expect(sent).toMatchObject([{ url: said.url, body: said.body }])
})
