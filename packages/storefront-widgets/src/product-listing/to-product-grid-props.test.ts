import type { ListingView } from '@krishi/storefront-hooks/catalog'
import { aProduct } from '@krishi/storefront-hooks/memory'
import { describe, expect, it } from 'vitest'
import { toProductGridProps } from './to-product-grid-props.ts'

function aListing(own: Partial<ListingView> = {}): ListingView {
  return {
    status: 'ready',
    products: products(20),
    total: 57,
    firstPage: 1,
    previousPage: null,
    pageCount: 1,
    isLoadingMore: false,
    isLoadingEarlier: false,
    isEndReached: false,
    error: null,
    loadMore: () => {},
    loadEarlier: () => {},
    retry: () => {},
    ...own,
  }
}

function products(count: number) {
  return Array.from({ length: count }, (_, index) => aProduct({ productId: `product-${index}` }))
}

function gridOf(own: Partial<ListingView> = {}) {
  return toProductGridProps(aListing(own), (pageNo) => `?pageNo=${pageNo}`)
}

describe('toProductGridProps', () => {
  it('[12.2] has ended when no page is left, and leads nowhere then', () => {
    expect(gridOf({ isEndReached: true })).toMatchObject({ status: 'ended', nextHref: undefined, total: 57 })
    expect(gridOf()).toMatchObject({ status: 'ready', nextHref: '?pageNo=2' })
    expect(gridOf({ isLoadingMore: true }).status).toBe('loading-more')
  })

  it('[12.2] leads to the page after those that are loaded, also when the first was page 4', () => {
    expect(gridOf({ pageCount: 2 }).nextHref).toBe('?pageNo=3')
    expect(gridOf({ firstPage: 4 }).nextHref).toBe('?pageNo=5')
    expect(gridOf({ firstPage: 4, pageCount: 3 }).nextHref).toBe('?pageNo=7')
  })

  it('[12.3] leads to the page before the first that is loaded, and nowhere from page 1', () => {
    expect(gridOf({ firstPage: 4, previousPage: 3 }).previousHref).toBe('?pageNo=3')
    expect(gridOf({ isLoadingEarlier: true }).status).toBe('loading-earlier')
    expect(gridOf().previousHref).toBeUndefined()
  })

  it('[12.4] has failed with nothing to show, and also when a later page failed', () => {
    const error = { code: 'network/server' } as const
    expect(gridOf({ status: 'failed', products: [], error })).toMatchObject({ status: 'failed', total: undefined })
    expect(gridOf({ error })).toMatchObject({ status: 'failed', total: 57 })
  })

  it('[12.4] passes on how to ask again', () => {
    const asked: string[] = []
    const grid = gridOf({ retry: () => asked.push('retry'), loadMore: () => asked.push('more') })
    grid.onRetry?.()
    grid.onLoadMore?.()
    expect(asked).toEqual(['retry', 'more'])
  })

  it('[12.5] is loading, with no number, until there is an answer', () => {
    expect(gridOf({ status: 'loading', products: [], total: 0 })).toMatchObject({ status: 'loading', total: undefined })
  })
})
