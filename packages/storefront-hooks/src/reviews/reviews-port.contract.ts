import { beforeEach, describe, expect, it } from 'vitest'
import { aSession } from '../memory/fixtures.ts'
import { valueOf } from '../query/index.ts'
import type { ShopSample } from '../testing/shop-sample.ts'
import type { ReviewsPort } from './reviews-port.ts'

/** What a suite of reviews runs on: the port of a guest. */
export interface ReviewsSubject {
  readonly port: ReviewsPort
  readonly sample: ShopSample
}

/** The suite that every adapter of `ReviewsPort` passes [06.6]. `make` gives a fresh port of a guest before each test. */
export function describeReviewsPort(make: () => ReviewsSubject | Promise<ReviewsSubject>): void {
  describe('[06.6] reviews port', () => {
    let port: ReviewsPort
    let handle: string

    beforeEach(async () => {
      const subject = await make()
      port = subject.port
      handle = subject.sample.productHandle
    })

    const page = (pageNum: number) => ({ handle, locale: 'en', pageNum, pageSize: 10 }) as const

    it('[19.1] gives at most ten reviews a page, each whole', async () => {
      const reviews = await valueOf(port.list(page(1)))
      expect(reviews.length).toBeGreaterThan(0)
      expect(reviews.length).toBeLessThanOrEqual(10)
      for (const { rating, updatedAt, message } of reviews) {
        expect([1, 2, 3, 4, 5]).toContain(rating)
        expect(Date.parse(updatedAt)).toBeGreaterThan(0)
        expect(message).not.toBe('')
      }
    })

    it('[19.2] gives pages without overlap and an empty one after the last', async () => {
      const [first, second] = [await valueOf(port.list(page(1))), await valueOf(port.list(page(2)))]
      const ids = [...first, ...second].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(await valueOf(port.list(page(10_000)))).toEqual([])
    })

    it('[19.3] sums the ratings up from five stars to one', async () => {
      const shares = await valueOf(port.summary({ handle }))
      expect(shares.map(({ rating }) => rating)).toEqual([5, 4, 3, 2, 1])
      expect(shares.reduce((sum, { percentage }) => sum + percentage, 0)).toBe(100)
      expect(new Set(shares.map(({ average, count }) => `${average} ${count}`)).size).toBe(1)
    })

    it('says that a product is not there', async () => {
      const missing = { ...page(1), handle: 'no-such-product' }
      expect(await port.list(missing)).toMatchObject({ error: { code: 'request/not-found' } })
      expect(await port.summary(missing)).toMatchObject({ error: { code: 'request/not-found' } })
    })

    it('[19.6] takes neither a review nor a picture from a guest, who has said nothing', async () => {
      const product = { productId: 'p', handle, name: 'Product' }
      const said = { rating: 5, message: 'Good', pictures: [], isPublished: true }
      expect(await port.add({ ...said, product, author: aSession().user })).toMatchObject({
        error: { code: 'auth/forbidden' },
      })
      expect(await port.own({ handle })).toMatchObject({ error: { code: 'auth/forbidden' } })
      const picture = new Blob(['x'], { type: 'image/png' })
      expect(await port.uploadPicture(picture)).toMatchObject({ error: { code: 'auth/forbidden' } })
    })

    it('takes a call back', async () => {
      const answer = await port.list(page(1), { signal: AbortSignal.abort() })
      expect(answer).toMatchObject({ error: { code: 'network/aborted' } })
    })
  })
}
