import { onlineManager } from '@tanstack/query-core'
import { afterEach, describe, expect, it } from 'vitest'
import { err, ok } from '@krishi/storefront-core/result'
import { createQueries } from './create-queries.ts'
import { valueOf } from './value-of.ts'
import { definePagedQuery, defineQuery } from './query.ts'
import * as queryCode from './query-engine.ts'

/** Readings whose engine comes when the test lets it, and a backend that counts. */
function aBackend() {
  const state = { enginesAsked: 0, isBroken: false, reads: 0 }
  const queries = createQueries(async () => {
    state.enginesAsked += 1
    if (state.isBroken) throw new TypeError('Failed to fetch dynamically imported module')
    return await Promise.resolve(queryCode)
  })
  const price = defineQuery<number>({
    queryKey: ['price', 'tomato'],
    queryFn: () => {
      state.reads += 1
      return valueOf(Promise.resolve({ ok: true, value: state.reads * 10 }))
    },
    staleTime: 0,
  })
  const letters = definePagedQuery<string>({
    queryKey: ['letters'],
    queryFn: async ({ pageParam }) => await Promise.resolve('abc'[pageParam - 1] ?? ''),
    staleTime: 60_000,
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => (pages.length < 3 ? pages.length + 1 : undefined),
  })
  return { state, queries, price, letters }
}

const nobody = () => {}

afterEach(() => onlineManager.setOnline(true))

describe('readings', () => {
  it('show what the server has read, and fetch no engine for it', () => {
    const { queries, price, state } = aBackend()
    queries.fill([{ queryKey: price.queryKey, data: 7, updatedAt: 0 }])
    const watched = queries.watch(price)
    const stop = watched.subscribe(nobody)
    expect(watched.getSnapshot().data).toBe(7)
    expect(state).toMatchObject({ enginesAsked: 0, reads: 0 })
    stop()
  })

  it('read what the server has not read', async () => {
    const { queries, price } = aBackend()
    const watched = queries.watch(price)
    expect(watched.getSnapshot()).toMatchObject({ data: undefined, error: null })
    watched.subscribe(nobody)
    await expect.poll(() => watched.getSnapshot().data).toBe(10)
  })

  it('go on with what they show when the engine comes, however old it is, until they are asked to read anew', async () => {
    const { queries, price, state } = aBackend()
    queries.fill([{ queryKey: price.queryKey, data: 7, updatedAt: 0 }])
    const watched = queries.watch(price)
    watched.subscribe(nobody)
    const client = await queries.client()
    expect(client.getQueryData(price.queryKey)).toBe(7)
    expect(watched.getSnapshot().data).toBe(7)
    expect(state.reads).toBe(0)
    watched.refetch()
    await expect.poll(() => watched.getSnapshot().data).toBe(10)
    queries.invalidate(['price'])
    await expect.poll(() => watched.getSnapshot().data).toBe(20)
  })

  it('begin with what the server could not read, and read it with the next one that watches it', async () => {
    const { queries, price, letters, state } = aBackend()
    const failure = { code: 'network/server' } as const
    queries.fill([
      { queryKey: price.queryKey, failure },
      { queryKey: letters.queryKey, failure },
    ])
    const watched = queries.watch(price)
    watched.subscribe(nobody)
    expect(watched.getSnapshot()).toMatchObject({ data: undefined, error: { failure } })
    expect(state).toMatchObject({ enginesAsked: 0, reads: 0 })
    await queries.client()
    // A part of the page that is hydrated only now, as it was rendered.
    const late = queries.watchPages(letters)
    expect(late.getSnapshot()).toMatchObject({ data: undefined, error: { failure } })
    late.subscribe(nobody)
    await expect.poll(() => late.getSnapshot()).toMatchObject({ data: { pages: ['a'] }, error: null })
    await expect.poll(() => watched.getSnapshot()).toMatchObject({ data: 10, error: null })
  })

  it('tell their listeners, and are one for all who watch the same', async () => {
    const { queries, price } = aBackend()
    const seen: unknown[] = []
    const watched = queries.watch(price)
    expect(queries.watch(price)).toBe(watched)
    watched.subscribe(() => seen.push(watched.getSnapshot().data))
    await expect.poll(() => seen.at(-1)).toBe(10)
  })

  it('read page after page, from pages that the server has read', async () => {
    const { queries, letters } = aBackend()
    queries.fill([{ queryKey: letters.queryKey, data: { pages: ['a'], pageParams: [1] }, updatedAt: Date.now() }])
    const watched = queries.watchPages(letters)
    watched.subscribe(nobody)
    watched.fetchNextPage()
    await expect.poll(() => watched.getSnapshot().data?.pages).toEqual(['a', 'b'])
    watched.fetchNextPage()
    await expect.poll(() => watched.getSnapshot().data?.pages).toEqual(['a', 'b', 'c'])
  })

  it('ask once for a page, however often they are told to go on before it is there', async () => {
    const { queries, letters } = aBackend()
    const asked: number[] = []
    const counted = definePagedQuery<string>({
      ...letters,
      queryFn: (context) => {
        asked.push(context.pageParam)
        return letters.queryFn(context)
      },
    })
    queries.fill([{ queryKey: letters.queryKey, data: { pages: ['a'], pageParams: [1] }, updatedAt: Date.now() }])
    const watched = queries.watchPages(counted)
    watched.subscribe(nobody)
    watched.fetchNextPage()
    watched.fetchNextPage()
    await expect.poll(() => watched.getSnapshot().data?.pages).toEqual(['a', 'b'])
    watched.fetchNextPage()
    watched.fetchNextPage()
    await expect.poll(() => watched.getSnapshot().data?.pages).toEqual(['a', 'b', 'c'])
    expect(asked).toEqual([2, 3])
  })

  it('fail as a network does when the engine does not come, and heal on the next try', async () => {
    const { queries, price, state } = aBackend()
    state.isBroken = true
    const watched = queries.watch(price)
    watched.subscribe(nobody)
    await expect.poll(() => watched.getSnapshot().error?.failure).toEqual({ code: 'network/offline' })
    await expect(queries.client()).rejects.toThrow('dynamically imported')
    state.isBroken = false
    watched.refetch()
    await expect.poll(() => watched.getSnapshot()).toMatchObject({ data: 10, error: null })
  })

  it('[30.12] read again what failed once the network is back, and nothing that is shown', async () => {
    const { queries, price, state } = aBackend()
    const deals = defineQuery<string>({
      queryKey: ['deals'],
      queryFn: () => valueOf(Promise.resolve(onlineManager.isOnline() ? ok('deals') : err('network/offline'))),
      staleTime: 0,
    })
    const watched = queries.watch(price)
    watched.subscribe(nobody)
    await expect.poll(() => watched.getSnapshot().data).toBe(10)
    onlineManager.setOnline(false)
    const failed = queries.watch(deals)
    failed.subscribe(nobody)
    await expect.poll(() => failed.getSnapshot().error?.failure.code).toBe('network/offline')
    onlineManager.setOnline(true)
    await expect.poll(() => failed.getSnapshot()).toMatchObject({ data: 'deals', error: null })
    expect([watched.getSnapshot().data, state.reads]).toEqual([10, 1])
  })

  it('[30.12] read again the one page that did not come once the network is back', async () => {
    const { queries } = aBackend()
    const asked: number[] = []
    const numbers = definePagedQuery<string>({
      queryKey: ['numbers'],
      queryFn: ({ pageParam }) => {
        asked.push(pageParam)
        return valueOf(Promise.resolve(onlineManager.isOnline() ? ok(`page ${pageParam}`) : err('network/offline')))
      },
      staleTime: 0,
      initialPageParam: 2,
      getNextPageParam: (_last, pages) => pages.length + 2,
      getPreviousPageParam: () => 1,
    })
    const watched = queries.watchPages(numbers)
    watched.subscribe(nobody)
    await expect.poll(() => watched.getSnapshot().data?.pages).toEqual(['page 2'])
    for (const [fetch, pages] of [
      [watched.fetchNextPage, ['page 2', 'page 3']],
      [watched.fetchPreviousPage, ['page 1', 'page 2', 'page 3']],
    ] as const) {
      onlineManager.setOnline(false)
      fetch()
      await expect.poll(() => watched.getSnapshot().error?.failure.code).toBe('network/offline')
      onlineManager.setOnline(true)
      await expect.poll(() => watched.getSnapshot()).toMatchObject({ data: { pages }, error: null })
    }
    expect(asked).toEqual([2, 3, 3, 1, 1])
  })

  it('keep their pages and say so when the engine for the next one does not come', async () => {
    const { queries, letters, state } = aBackend()
    state.isBroken = true
    queries.fill([{ queryKey: letters.queryKey, data: { pages: ['a'], pageParams: [1] }, updatedAt: Date.now() }])
    const watched = queries.watchPages(letters)
    watched.subscribe(nobody)
    watched.fetchNextPage()
    await expect.poll(() => watched.getSnapshot().error?.failure).toEqual({ code: 'network/offline' })
    expect(watched.getSnapshot().data?.pages).toEqual(['a'])
    state.isBroken = false
    watched.fetchNextPage()
    await expect.poll(() => watched.getSnapshot()).toMatchObject({ data: { pages: ['a', 'b'] }, error: null })
  })

  it('end with their last listener: the next one reads anew', async () => {
    const { queries, price, state } = aBackend()
    const first = queries.watch(price)
    const stop = first.subscribe(nobody)
    await expect.poll(() => first.getSnapshot().data).toBe(10)
    stop()
    const second = queries.watch(price)
    expect(second).not.toBe(first)
    expect(second.getSnapshot().data).toBe(10)
    second.subscribe(nobody)
    await expect.poll(() => second.getSnapshot().data).toBe(20)
    expect(state.reads).toBe(2)
  })
})
