import type { WireReview, ReviewPayloads } from '@krishi/storefront-core/contract'
import type { ProductDetail } from '@krishi/storefront-core/catalog'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testCatalogue, testSeeds } from '../../test/catalogue.ts'
import { engines } from '../../test/databases.ts'
import { call, type TestShop } from '../../test/open-shop.ts'
import { aReview } from '../../test/review.ts'
import { shareShop } from '../../test/share-shop.ts'
import { line } from '../../test/shopper.ts'
import { openSignedInShopper } from '../../test/sign-in.ts'
import { schema } from '../database/index.ts'
import type { SeedReview } from '../seed/types.ts'
import { loadSeeds } from '../seeding/index.ts'

type Summary = ReviewPayloads['reviews.summary']['response']['summary']

async function listOf(
  api: TestShop,
  handle: string,
  { pageNum = 1, language = 'en' } = {},
): Promise<readonly WireReview[]> {
  const query = `productHandle=${handle}&language=${language}&pageNum=${pageNum}&pageSize=10`
  const { body } = await call<{ readonly reviews: readonly WireReview[] }>(api, `/reviews?${query}`)
  return body.reviews
}

async function summaryOf(api: TestShop, handle: string): Promise<Summary> {
  const query = `productHandle=${handle}&reviewType=PRODUCT`
  return (await call<{ readonly summary: Summary }>(api, `/reviews/summary?${query}`)).body.summary
}

async function ratingOf(api: TestShop, handle: string) {
  return (await call<ProductDetail>(api, `/products/${handle}?language=en`)).body.rating
}

/** Twelve reviews of okra, one a day: every third in Hindi. */
const okraReviews: readonly SeedReview[] = Array.from({ length: 12 }, (_, index) => ({
  productHandle: 'okra',
  author: `Farmer ${index}`,
  rating: (index % 5) + 1,
  message: `Review ${index}`,
  language: index % 3 === 0 ? 'hi' : 'en',
  createdAt: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
}))
const catalogue = { ...testCatalogue, reviews: [...testCatalogue.reviews, ...okraReviews] }

describe.each(engines)('reviews on $name', (engine) => {
  let now = new Date('2026-11-21T10:00:00Z')
  const shop = shareShop(engine, () => ({ now: () => now }), testSeeds(catalogue))

  it('[19.1] [19.2] come ten a page: those in the page’s language first, then the newest, nothing after the last', async () => {
    const first = await listOf(shop.api, 'okra', { language: 'hi' })
    expect(first.map(({ message }) => message)).toEqual(
      [9, 6, 3, 0, 11, 10, 8, 7, 5, 4].map((number) => `Review ${number}`),
    )
    expect(first[0]).toEqual({
      id: expect.any(String),
      author: 'Farmer 9',
      rating: { overallRating: 5 },
      updatedOn: '2026-01-10T00:00:00.000Z',
      message: 'Review 9',
      language: 'hi',
      media: [],
      isBuyer: false,
    })
    expect(await listOf(shop.api, 'okra', { language: 'hi', pageNum: 2 })).toHaveLength(2)
    expect(await listOf(shop.api, 'okra', { language: 'hi', pageNum: 3 })).toEqual([])
  })

  it('[19.3] come to an average, a count and shares from five stars to one', async () => {
    expect(await summaryOf(shop.api, 'okra')).toEqual(
      [
        [5, 17],
        [4, 17],
        [3, 16],
        [2, 25],
        [1, 25],
      ].map(([rating, percentage]) => ({ rating, percentage, average: 2.8, globalRatings: 12 })),
    )
    expect(await ratingOf(shop.api, 'okra')).toEqual({ average: 2.8, reviewCount: 12 })
    expect((await summaryOf(shop.api, 'brinjal')).every(({ globalRatings }) => globalRatings === 0)).toBe(true)
  })

  it.each(['/reviews?language=en&pageNum=1&pageSize=10', '/reviews/summary?reviewType=PRODUCT'])(
    'are not found for an unknown product: %s',
    async (path) => {
      const { status, body } = await call(shop.api, `${path}&productHandle=nothing`)
      expect([status, body.code]).toEqual([404, 'request/not-found'])
    },
  )

  it.each(['pageNum=0', 'pageNum=x', 'pageSize=51', 'language=xx'])('refuse %s', async (part) => {
    const query = new URLSearchParams('productHandle=okra&language=en&pageNum=1&pageSize=10')
    const [name = '', value = ''] = part.split('=')
    query.set(name, value)
    expect((await call(shop.api, `/reviews?${query.toString()}`)).status).toBe(400)
  })

  it('[19.6] are taken from nobody and from no guest', async () => {
    const anonymous = await call(shop.api, '/reviews', { body: aReview() })
    expect([anonymous.status, anonymous.body.code]).toEqual([401, 'auth/required'])
    const guest = await shop.shopper.call('/reviews', { body: aReview(), headers: { 'user-language': 'hi' } })
    expect([guest.status, guest.body]).toEqual([403, { code: 'auth/forbidden', message: 'कृपया पहले साइन इन करें।' }])
  })

  it('[19.5] [19.4] are published at once without moderation, and the rating of the product follows', async () => {
    const shopper = await openSignedInShopper(shop.api)
    expect(shopper.session.user).toMatchObject({ isGuestUser: false })
    const { status, body } = await shopper.call('/reviews', {
      body: aReview({ message: ' बीज अच्छे निकले ', isPublished: false }),
    })
    expect([status, body]).toEqual([200, { result: 'Success' }])
    const [review] = await listOf(shop.api, 'tomato', { language: 'hi' })
    expect(review).toMatchObject({ author: '', message: 'बीज अच्छे निकले', language: 'hi' })
    expect(JSON.stringify(review)).not.toMatch(/example\.org|somebody/)
    // The catalogue came with one review of two stars.
    expect(await ratingOf(shop.api, 'tomato')).toEqual({ average: 3, reviewCount: 2 })
  })

  it('[19.5] are signed as the account is called, whatever the payload says', async () => {
    const shopper = await openSignedInShopper(shop.api)
    const named = { firstName: 'Savitri', lastName: 'Patil' }
    await shop.api.database
      .update(schema.users)
      .set(named)
      .where(eq(schema.users.id, shopper.session.user.userId ?? ''))
    await shopper.call('/reviews', { body: aReview({ author: 'Krishi Labs', message: 'Signed' }, 'maize') })
    expect((await listOf(shop.api, 'maize')).map(({ author, message }) => [author, message])).toEqual([
      ['Savitri Patil', 'Signed'],
    ])
  })

  it('[19.1] say who bought the product here: by an order that was placed and stands', async () => {
    const [buyer, other] = [await openSignedInShopper(shop.api), await openSignedInShopper(shop.api)]
    for (const [shopper, bought] of [
      [buyer, line('tomato', 'TOM-10', 1)],
      [other, line('urea', 'URE-45', 1)],
    ] as const) {
      const placed = await shopper.placeOrder(await shopper.checkout([bought]), crypto.randomUUID())
      expect(placed.status).toBe(200)
    }
    await buyer.call('/reviews', { body: aReview({ message: 'Bought' }) })
    await other.call('/reviews', { body: aReview({ message: 'Seen' }) })
    const told = async () =>
      Object.fromEntries((await listOf(shop.api, 'tomato')).map(({ message, isBuyer }) => [message, isBuyer]))
    expect(await told()).toMatchObject({ Bought: true, Seen: false })
    await shop.api.database
      .update(schema.orders)
      .set({ cancelledAt: now })
      .where(eq(schema.orders.ownerId, buyer.guestUserId))
    expect(await told()).toMatchObject({ Bought: false, Seen: false })
  })

  it('[19.4] are told to who wrote them, and to nobody else', async () => {
    const [shopper, other] = [await openSignedInShopper(shop.api), await openSignedInShopper(shop.api)]
    const own = '/reviews/own?productHandle=sprayer'
    expect(await shopper.call(own)).toMatchObject({ status: 200, body: { review: null } })
    await shopper.call('/reviews', { body: aReview({ message: 'Mine' }, 'sprayer') })
    expect((await shopper.call(own)).body).toMatchObject({ review: { message: 'Mine', rating: { overallRating: 4 } } })
    expect((await other.call(own)).body).toEqual({ review: null })
    expect((await shop.shopper.call(own)).status).toBe(403)
    expect((await shopper.call('/reviews/own?productHandle=nothing')).status).toBe(404)
  })

  it('[19.4] are one for each shopper and product: a second takes the place of the first', async () => {
    const shopper = await openSignedInShopper(shop.api)
    await shopper.call('/reviews', { body: aReview({ rating: { overallRating: 1 } }, 'urea') })
    now = new Date('2026-11-21T10:10:00Z')
    await shopper.call('/reviews', { body: aReview({ rating: { overallRating: 5 }, message: 'Better now' }, 'urea') })
    const reviews = await listOf(shop.api, 'urea')
    expect(reviews.map(({ message, rating, updatedOn }) => [message, rating.overallRating, updatedOn])).toEqual([
      ['Better now', 5, '2026-11-21T10:10:00.000Z'],
    ])
    expect(await ratingOf(shop.api, 'urea')).toEqual({ average: 5, reviewCount: 1 })
  })

  it.each([
    ['without a comment', { message: ' \n' }, { message: 'required' }],
    ['with too long a comment', { message: 'x'.repeat(1001) }, { message: 'too-long' }],
    ['without stars', { rating: { overallRating: 0 } }, { rating: 'required' }],
    ['with half a star', { rating: { overallRating: 4.5 } }, { rating: 'required' }],
    ['with a picture from elsewhere', { media: ['https://a.example/x.webp'] }, { media: 'unknown' }],
  ])('[19.4] are refused %s', async (_what, change, fields) => {
    const shopper = await openSignedInShopper(shop.api)
    const { status, body } = await shopper.call('/reviews', { body: aReview(change) })
    expect([status, body.code, body.fields]).toEqual([400, 'request/invalid', fields])
  })

  it('are refused for a product that is not there, or is another', async () => {
    const shopper = await openSignedInShopper(shop.api)
    const { reviewReference } = aReview()
    for (const reference of [{ productHandle: 'nothing' }, { productId: 'p' }]) {
      const body = aReview({ reviewReference: { ...reviewReference, ...reference } })
      expect((await shopper.call('/reviews', { body })).status).toBe(404)
    }
  })

  it('all count when many rate a product at once', async () => {
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => openSignedInShopper(shop.api)))
    const answers = await Promise.all(
      shoppers.map((shopper, index) =>
        shopper.call('/reviews', { body: aReview({ rating: { overallRating: (index % 5) + 1 } }, 'brinjal') }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await ratingOf(shop.api, 'brinjal')).toEqual({ average: 3, reviewCount: 20 })
  })

  it('stay when the catalogue is loaded anew, and still count', async () => {
    const shopper = await openSignedInShopper(shop.api)
    await shopper.call('/reviews', { body: aReview({ rating: { overallRating: 3 }, message: 'Stays' }, 'chilli') })
    const alone = <Value>(work: () => Promise<Value>) => work()
    await loadSeeds(
      {
        ...shop.api,
        maintenance: shop.api.database,
        kind: 'embedded',
        pool: null,
        alone,
        ping: shop.api.close,
        suspect: () => undefined,
      },
      testSeeds(catalogue, '2'),
    )
    expect((await listOf(shop.api, 'chilli')).map(({ message }) => message)).toContain('Stays')
    expect(await ratingOf(shop.api, 'chilli')).toEqual({ average: 4, reviewCount: 3 })
  })
})

describe.each(engines)('moderated reviews on $name', (engine) => {
  const shop = shareShop(engine, () => ({ settings: { ...defaultSettings, isReviewsModerationEnabled: true } }))

  it('[19.5] wait unpublished, whatever the payload says, and do not count', async () => {
    const shopper = await openSignedInShopper(shop.api)
    const { body } = await shopper.call('/reviews', { body: aReview({ isPublished: true }) })
    expect(body).toEqual({ result: 'Success' })
    expect((await listOf(shop.api, 'tomato')).map(({ message }) => message)).toEqual(['Late'])
    expect(await ratingOf(shop.api, 'tomato')).toEqual({ average: 2, reviewCount: 1 })
  })
})
