import { staleTimesMs } from '@krishi/storefront-core/contract'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '../query/create-query-client.ts'
import { aStorefront } from '../testing/a-storefront.ts'
import { ratingSummaryOptions, reviewsOptions } from './reviews-queries.ts'

const list = { handle: 'product-2', locale: 'en' } as const

describe('queries of reviews', () => {
  it('keep answers as long as the operation table says', () => {
    const { ports } = aStorefront().storefront
    expect([reviewsOptions(ports, list).staleTime, ratingSummaryOptions(ports, list).staleTime]).toEqual([
      staleTimesMs['reviews.list'],
      staleTimesMs['reviews.summary'],
    ])
  })

  it('[19.2] count pages from 1 and stop at an empty one', async () => {
    const { storefront, backend } = aStorefront()
    const options = reviewsOptions(storefront.ports, list)
    expect(options.initialPageParam).toBe(1)
    const { pages, pageParams } = await createQueryClient().infiniteQuery({ ...options, pages: 9 })
    expect(pages.map((page) => page.length)).toEqual([10, 2, 0])
    expect(pageParams).toEqual([1, 2, 3])
    expect(backend.calls('reviews.list')).toBe(3)
  })
})
