import { err, ok } from '@krishi/storefront-core/result'
import type { Result } from '@krishi/storefront-core/result'
import type { PortErrorCode } from '@krishi/storefront-core/contract'
import { describe, expect, it } from 'vitest'
import { aProduct, aSession } from '../memory/fixtures.ts'
import { createSafeStorage } from '../storage/index.ts'
import { createFakeClock } from '../testing/create-fake-clock.ts'
import { aStorage } from '../testing/storages.ts'
import { createRecentSearches } from './create-recent-searches.ts'
import type { SearchStoreOptions } from './create-search-store.ts'
import { createSearchStore, DATA_LAYER_SEARCH_DEBOUNCE_MS } from './create-search-store.ts'
import type { SearchFindings } from './search-store.ts'

interface Call {
  readonly term: string
  readonly signal: AbortSignal | undefined
  answer: (result: Result<SearchFindings, PortErrorCode>) => void
}

const found = (name: string): Result<SearchFindings, PortErrorCode> =>
  ok({ kind: 'products', products: [aProduct({ productId: name })] })

/** A search box whose calls stay open until the test answers them, in any order. */
function aSearch(own: Partial<SearchStoreOptions> = {}) {
  const clock = createFakeClock()
  const browser = aStorage()
  const calls: Call[] = []
  const reports: unknown[] = []
  const { actions, getState } = createSearchStore({
    clock,
    debounceMs: 300,
    recent: createRecentSearches(
      createSafeStorage(() => browser),
      'recentSearches',
    ),
    openSession: () => Promise.resolve(ok(aSession().user)),
    find: (term, { signal }) =>
      new Promise((resolve) => calls.push({ term, signal, answer: (result) => resolve(result) })),
    report: (error, method) => reports.push([error, method]),
    ...own,
  })
  const terms = () => calls.map(({ term }) => term)
  async function search(term: string) {
    actions.type(term)
    await clock.advance(300)
  }
  return { clock, calls, reports, actions, getState, terms, search }
}

describe('search box', () => {
  it('[11.1] searches from two characters on, 300 ms after the last one', async () => {
    const { actions, clock, terms } = aSearch()
    actions.type('t')
    await clock.advance(10_000)
    expect(terms()).toEqual([])
    actions.type('to')
    await clock.advance(299)
    actions.type('tom')
    await clock.advance(299)
    expect(terms()).toEqual([])
    await clock.advance(1)
    expect(terms()).toEqual(['tom'])
  })

  it('[11.1] takes minimum and pause from its settings; without a widget it waits for 600 ms', async () => {
    const { actions, clock, terms } = aSearch({ minCharacters: 4, debounceMs: DATA_LAYER_SEARCH_DEBOUNCE_MS })
    actions.type('toma')
    await clock.advance(599)
    expect(terms()).toEqual([])
    await clock.advance(1)
    actions.type('tom')
    await clock.advance(600)
    expect(terms()).toEqual(['toma'])
    expect(DATA_LAYER_SEARCH_DEBOUNCE_MS).toBe(600)
  })

  it('[11.1] searches at once and for one character when Enter is pressed, and for nothing with nothing', async () => {
    const { actions, clock, terms } = aSearch()
    actions.type(' ')
    expect(actions.submit()).toBe('')
    actions.type(' t')
    expect(actions.submit()).toBe('t')
    await clock.advance(0)
    expect(terms()).toEqual(['t'])
    actions.type('tom')
    actions.submit()
    await clock.advance(1000)
    expect(terms()).toEqual(['t', 'tom'])
  })

  it('[11.1] does not search for the same words again because of a space', async () => {
    const { actions, clock, terms, search } = aSearch()
    await search('neem')
    actions.type('neem ')
    await clock.advance(1000)
    expect(terms()).toEqual(['neem'])
  })

  it('[11.9] does not search while a keyboard composes a word', async () => {
    const { actions, clock, terms } = aSearch()
    actions.type('टम', { isComposing: true })
    await clock.advance(10_000)
    expect(terms()).toEqual([])
    actions.type('टमाटर')
    await clock.advance(300)
    expect(terms()).toEqual(['टमाटर'])
  })

  it('[11.2] is loading without the old result, then shows the new one', async () => {
    const { calls, clock, getState, search } = aSearch()
    await search('tom')
    expect(getState()).toMatchObject({ status: 'loading', findings: null })
    calls[0]?.answer(found('tomato'))
    await clock.advance(0)
    expect(getState()).toMatchObject({ status: 'ready', findings: { products: [{ productId: 'tomato' }] } })
    await search('neem')
    expect(getState()).toMatchObject({ status: 'loading', findings: null })
  })

  it('[11.2] takes the search before back, and never shows its answer', async () => {
    const { calls, clock, getState, search } = aSearch()
    await search('tom')
    await search('tomato')
    expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, false])
    calls[0]?.answer(err('network/aborted'))
    await clock.advance(0)
    expect(getState().status).toBe('loading')
  })

  it.each([true, false])('[11.2] drops a late answer when taking back is %s', async (abortsPrevious) => {
    const { calls, clock, getState, search } = aSearch({ abortsPrevious })
    await search('tom')
    await search('neem')
    expect(calls[0]?.signal?.aborted).toBe(abortsPrevious)
    calls[1]?.answer(found('neem'))
    await clock.advance(0)
    calls[0]?.answer(found('tomato'))
    await clock.advance(0)
    expect(getState()).toMatchObject({ status: 'ready', findings: { products: [{ productId: 'neem' }] } })
  })

  it('[11.2] clears the result and takes the search back when the text gets too short', async () => {
    const { actions, calls, clock, getState, search } = aSearch()
    await search('tom')
    actions.type('t')
    expect(calls[0]?.signal?.aborted).toBe(true)
    calls[0]?.answer(found('tomato'))
    await clock.advance(0)
    expect(getState()).toMatchObject({ status: 'idle', findings: null, isShort: true })
  })

  it('[11.3] asks for nothing without a token, says so, and can be asked again', async () => {
    let isWithheld = true
    const { actions, calls, clock, getState, terms, search } = aSearch({
      openSession: () => Promise.resolve(isWithheld ? err('auth/required') : ok(aSession().user)),
    })
    await search('tom')
    expect(terms()).toEqual([])
    expect(getState()).toMatchObject({ status: 'failed', error: { code: 'auth/required' } })
    isWithheld = false
    actions.retry()
    await clock.advance(0)
    calls[0]?.answer(found('tomato'))
    await clock.advance(0)
    expect(getState().status).toBe('ready')
  })

  it('[11.6] fails with the code; only what is meant to be logged is', async () => {
    for (const reportsFailure of [false, true]) {
      const { calls, clock, reports, getState, search } = aSearch({ reportsFailure })
      await search('tom')
      calls[0]?.answer(err('network/server'))
      await clock.advance(0)
      expect(getState()).toMatchObject({ status: 'failed', error: { code: 'network/server' } })
      expect(reports).toEqual(reportsFailure ? [['network/server', 'search']] : [])
    }
  })

  it('[11.7] closes and clears; closing alone leaves the text', async () => {
    const { actions, calls, clock, getState, search } = aSearch()
    await search('tom')
    actions.close()
    expect(getState()).toMatchObject({ isOpen: false, text: 'tom' })
    actions.dismiss()
    calls[0]?.answer(found('tomato'))
    await clock.advance(0)
    expect(getState()).toMatchObject({ isOpen: false, text: '', status: 'idle', findings: null })
  })

  it('goes to all results with the term in the field, and without a search of its own', async () => {
    const { actions, clock, getState, terms } = aSearch()
    actions.type('neem  oil')
    expect(actions.follow()).toBe('neem oil')
    await clock.advance(10_000)
    expect(terms()).toEqual([])
    expect(getState()).toMatchObject({ text: 'neem oil', isOpen: false, recent: ['neem oil'] })
    expect(actions.follow(' ')).toBe('')
  })

  it('goes to what it found with an empty field, and remembers the term', () => {
    const { actions, getState } = aSearch()
    actions.type('neem')
    actions.leave()
    expect(getState()).toMatchObject({ text: '', isOpen: false, recent: ['neem'] })
    actions.leave()
    expect(getState().recent).toEqual(['neem'])
  })

  it('keeps the last five terms that were followed or submitted, each once, and forgets them when told', () => {
    const { actions, getState } = aSearch()
    for (const term of ['one', 'two', 'three', 'four', 'five', 'two']) actions.follow(term)
    actions.type('six')
    actions.submit()
    expect(getState().recent).toEqual(['six', 'two', 'five', 'four', 'three'])
    actions.forget('five')
    expect(getState().recent).toEqual(['six', 'two', 'four', 'three'])
    actions.forget()
    actions.close()
    actions.open()
    expect(getState().recent).toEqual([])
  })

  it('[07.3] has no recent searches where the storage holds something else', () => {
    const storage = createSafeStorage(() => aStorage({ recentSearches: '{"a":' }))
    expect(createRecentSearches(storage, 'recentSearches').read()).toEqual([])
  })
})
