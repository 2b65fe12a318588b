import type { FoundView } from '@krishi/storefront-hooks/search'
import { describe, expect, it } from 'vitest'
import { toFoundProps } from './to-found-props.ts'

function propsOf(own: Partial<FoundView<unknown>> = {}, firstPage = 1) {
  const found: FoundView<unknown> = {
    status: 'ready',
    items: Array.from({ length: 10 }, (_, index) => index),
    isLoadingMore: false,
    isEndReached: false,
    error: null,
    loadMore: () => undefined,
    retry: () => undefined,
    ...own,
  }
  return toFoundProps(found, { firstPage, pageHref: (pageNo) => `?pageNo=${pageNo}` })
}

describe('toFoundProps', () => {
  it('[11.10] leads to the page of ten after those that are loaded, and nowhere after the last', () => {
    expect(propsOf()).toMatchObject({ status: 'ready', nextHref: '?pageNo=2' })
    expect(propsOf({}, 3)).toMatchObject({ nextHref: '?pageNo=4' })
    expect(propsOf({ items: Array(20).fill(0) }).nextHref).toBe('?pageNo=3')
    expect(propsOf({ isEndReached: true })).toMatchObject({ status: 'ended', nextHref: undefined })
  })

  it('[12.2] leads to the page before, and to the first one from past the end', () => {
    expect(propsOf().previousHref).toBeUndefined()
    expect(propsOf({}, 3).previousHref).toBe('?pageNo=2')
    expect(propsOf({ items: [], isEndReached: true }, 90).previousHref).toBe('?pageNo=1')
  })

  it('says how far it is', () => {
    const error = { code: 'network/server' } as const
    expect(propsOf({ status: 'loading', items: [] }).status).toBe('loading')
    expect(propsOf({ isLoadingMore: true }).status).toBe('loading-more')
    expect(propsOf({ error }).status).toBe('failed')
    expect(propsOf({ status: 'failed', items: [], error }).status).toBe('failed')
  })
})
