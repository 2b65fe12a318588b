import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SessionUser } from '../session/index.ts'
import {
  checkReviewPicture,
  finishReview,
  fromWireReview,
  looksLikePicture,
  newReviewDraft,
  reviewMessageLimit,
  reviewPictureBytes,
  summarizeRatings,
  toReviewPayload,
  validateReview,
} from './index.ts'

const author: SessionUser = {
  userId: 'user-1',
  guestUserId: 'guest-1',
  isGuestUser: false,
  userExternalId: null,
  mobileNumber: '9876543210',
  email: 'lakshmi@example.org',
  firstName: 'Lakshmi',
  lastName: 'Gowda',
  profilePic: '',
}

const facts = {
  product: { productId: 'p1', handle: 'tomato', name: 'Tomato seed' },
  author,
  pictures: ['/img/review-1.webp'],
  settings: { isReviewsModerationEnabled: false },
}

describe('a new review', () => {
  it('[19.4] starts with five stars and no comment', () => {
    expect(newReviewDraft({ compliance: 'spec' })).toEqual({ rating: 5, message: '' })
  })

  it('starts without stars where a default would be a nudge', () => {
    expect(newReviewDraft({ compliance: 'india-2026' })).toEqual({ rating: 0, message: '' })
  })

  it.each([
    [{ rating: 5, message: 'Good' }, []],
    [{ rating: 5, message: '' }, [['message', 'required']]],
    [{ rating: 1, message: ' \n ' }, [['message', 'required']]],
    [{ rating: 5, message: 'क्षि'.repeat(reviewMessageLimit) }, []],
    [{ rating: 5, message: 'x'.repeat(reviewMessageLimit + 1) }, [['message', 'too-long']]],
    [{ rating: 0, message: 'Good' }, [['rating', 'required']]],
    [{ rating: 6, message: 'Good' }, [['rating', 'required']]],
    [
      { rating: 4.5, message: '' },
      [
        ['rating', 'required'],
        ['message', 'required'],
      ],
    ],
  ])('[19.4] is checked: %j', (draft, problems) => {
    expect(validateReview(draft).map(({ field, error }) => [field, error])).toEqual(problems)
  })

  it('[19.5] is sent with every field of the entity', () => {
    expect(toReviewPayload(finishReview({ rating: 4, message: ' Came up well. ' }, facts))).toEqual({
      userId: 'user-1',
      reviewReference: { reviewType: 'PRODUCT', orderId: '', productId: 'p1', productHandle: 'tomato' },
      author: 'Lakshmi Gowda',
      email: 'lakshmi@example.org',
      rating: { overallRating: 4 },
      title: '',
      message: 'Came up well.',
      productName: 'Tomato seed',
      media: ['/img/review-1.webp'],
      likes: 0,
      disLikes: 0,
      countryCode: '+91',
      countryName: 'INDIA',
      isPublished: true,
      source: 'WEB',
    })
  })

  it.each([
    [true, false],
    [false, true],
  ])('[19.5] with moderation %s is published: %s', (isReviewsModerationEnabled, isPublished) => {
    const settings = { isReviewsModerationEnabled }
    expect(finishReview({ rating: 4, message: 'x' }, { ...facts, settings }).isPublished).toBe(isPublished)
  })
})

describe('a review of the wire', () => {
  it('[19.1] is read in the words of the shop, with all else that it has', () => {
    const review = {
      id: 'r1',
      author: 'Lakshmi Gowda',
      message: 'Came up well.',
      language: 'en',
      isBuyer: true,
    } as const
    const wire = { ...review, rating: { overallRating: 4 }, updatedOn: '2026-11-02T06:30:00.000Z', media: ['/1.webp'] }
    const own = { rating: 4, updatedAt: '2026-11-02T06:30:00.000Z', pictures: ['/1.webp'] }
    expect(fromWireReview(wire)).toEqual({ ...review, ...own })
  })
})

describe('pictures of a review', () => {
  it.each([
    ['image/jpeg', reviewPictureBytes, 0, null],
    ['image/png', 1, 2, null],
    ['image/webp', reviewPictureBytes + 1, 0, 'size'],
    ['image/svg+xml', 1, 0, 'type'],
    ['', 1, 0, 'type'],
    ['image/jpeg', 1, 3, 'count'],
  ])('%s of %d bytes beside %d others: %s', (type, size, count, problem) => {
    expect(checkReviewPicture({ type, size }, count)).toBe(problem)
  })

  it('may be as many as a form takes', () => {
    const picture = { type: 'image/jpeg', size: 1 }
    expect(checkReviewPicture(picture, 3, 5)).toBeNull()
    expect(checkReviewPicture(picture, 5, 5)).toBe('count')
  })
})

describe('summary of ratings', () => {
  it('[19.3] has average, count and shares from five stars to one', () => {
    const { average, count, shares } = summarizeRatings(
      new Map([
        [5, 6],
        [4, 3],
        [1, 1],
      ]),
    )
    expect([average, count]).toEqual([4.3, 10])
    expect(shares.map(({ rating, percentage }) => [rating, percentage])).toEqual([
      [5, 60],
      [4, 30],
      [3, 0],
      [2, 0],
      [1, 10],
    ])
    expect(shares.every((share) => share.average === 4.3 && share.count === 10)).toBe(true)
  })

  it('[19.3] is all zeros before the first rating', () => {
    const { average, count, shares } = summarizeRatings(new Map())
    expect([average, count, ...shares.map(({ percentage }) => percentage)]).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  it('[19.3] gives the odd percent to those that lost most by rounding', () => {
    const thirds = summarizeRatings(
      new Map([
        [5, 1],
        [4, 1],
        [3, 1],
      ]),
    )
    expect(thirds.shares.map(({ percentage }) => percentage)).toEqual([34, 33, 33, 0, 0])
    const sixths = summarizeRatings(
      new Map([
        [5, 1],
        [1, 5],
      ]),
    )
    expect(sixths.shares.map(({ percentage }) => percentage)).toEqual([17, 0, 0, 0, 83])
  })

  it('[19.3] comes to a hundred, stays within the stars, and is never a percent off', () => {
    const count = fc.nat(100_000)
    fc.assert(
      fc.property(fc.tuple(count, count, count, count, count), (counts) => {
        const total = counts.reduce((sum, each) => sum + each, 0)
        const { average, shares } = summarizeRatings(new Map(counts.map((each, index) => [index + 1, each])))
        if (total === 0) return
        expect(shares.reduce((sum, { percentage }) => sum + percentage, 0)).toBe(100)
        expect(average).toBeGreaterThanOrEqual(1)
        expect(average).toBeLessThanOrEqual(5)
        for (const { rating, percentage } of shares) {
          expect(Math.abs(percentage - ((counts[rating - 1] ?? 0) * 100) / total)).toBeLessThan(1)
        }
      }),
    )
  })
})

describe('looksLikePicture', () => {
  const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0))

  it.each([
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe0, 0, 16], true],
    ['a PNG', [0x89, ...text('PNG\r\n\x1a\n'), 0], true],
    ['a WebP', text('RIFF1234WEBPVP8 '), true],
    ['another RIFF', text('RIFF1234WAVEfmt '), false],
    ['a drawing', text('<svg xmlns='), false],
    ['nothing', [], false],
  ])('[19.4] of %s', (_what, bytes, is) => {
    expect(looksLikePicture(Uint8Array.from(bytes))).toBe(is)
  })
})
