import { staleTimesMs } from '@krishi/storefront-core/contract'
import { defaultSettings } from '@krishi/storefront-core/settings'
import { describe, expect, it } from 'vitest'
import { aStorefront } from '../testing/a-storefront.ts'
import { popularSearchesOptions, searchOf } from './index.ts'

const popular = { title: '', terms: ['neem oil', 'tomato seeds', 'sprayer'] }
const withoutPopular = {
  ...defaultSettings,
  searchConfig: { ...defaultSettings.searchConfig, enablePopularSearches: false },
}

function aBox(own: Parameters<typeof aStorefront>[0] = {}) {
  const shop = aStorefront(own)
  return {
    ...shop,
    ...searchOf(shop.storefront, 'products'),
    asked: () => shop.backend.calls('catalog.popularSearches'),
  }
}

describe('popular searches', () => {
  it('[11.5] are asked for once the box is open, with the guest’s id', async () => {
    const { actions, asked, clock, getState, storefront } = aBox()
    await clock.advance(0)
    expect(asked()).toBe(0)
    actions.open()
    await expect.poll(() => getState().popular).toEqual(popular)
    const cache = (await storefront.queries.client()).getQueryCache()
    expect(cache.findAll().map(({ queryKey }) => queryKey)).toEqual([['catalog.popularSearches', 'guest-1', 'en']])
  })

  it('[11.5] are asked for with the id of a signed-in shopper', async () => {
    const { actions, getState, storefront } = aBox({ user: { userId: 'user-7', isGuestUser: false } })
    actions.open()
    await expect.poll(() => getState().popular).toEqual(popular)
    const cache = (await storefront.queries.client()).getQueryCache()
    expect(cache.findAll().map(({ queryKey }) => queryKey)).toEqual([['catalog.popularSearches', 'user-7', 'en']])
  })

  it('[11.5] are not asked for where the setting is off, for articles, or while there is something to search for', async () => {
    const off = aBox({ settings: withoutPopular })
    off.actions.open()
    const blog = aStorefront()
    searchOf(blog.storefront, 'articles').actions.open()
    const typed = aBox()
    typed.actions.type('neem')
    for (const shop of [off, blog, typed]) {
      await shop.clock.advance(10_000)
      expect(shop.backend.calls('catalog.popularSearches')).toBe(0)
    }
  })

  it('[11.5] are not asked for without a token', async () => {
    const { actions, asked, backend, clock } = aBox()
    backend.set({ failing: { code: 'auth/required' } })
    actions.open()
    await clock.advance(1000)
    expect(backend.calls('session.open')).toBe(1)
    expect(asked()).toBe(0)
  })

  it('[11.5] are kept for 900 s', async () => {
    const { actions, asked, getState, storefront } = aBox()
    const { ports, queries } = storefront
    const { queryKey, staleTime } = popularSearchesOptions(ports, { userId: 'guest-1', locale: 'en' })
    expect([staleTime, staleTimesMs['catalog.popularSearches']]).toEqual([900_000, 900_000])
    const client = await queries.client()
    const ageBy = (ms: number) =>
      client.setQueryData(queryKey, { title: '', terms: ['kept'] }, { updatedAt: Date.now() - ms })
    ageBy(890_000)
    actions.open()
    await expect.poll(() => getState().popular?.terms).toEqual(['kept'])
    expect(asked()).toBe(0)
    actions.close()
    ageBy(900_001)
    actions.open()
    await expect.poll(() => getState().popular).toEqual(popular)
    expect(asked()).toBe(1)
  })

  it('[11.6] are silent when they fail: it is reported, nothing else', async () => {
    const { actions, backend, clock, getState, storefront } = aBox()
    await storefront.session.open()
    backend.set({ failNext: { code: 'request/rate-limited' } })
    actions.open()
    await expect.poll(() => backend.calls('telemetry.errorReport')).toBe(1)
    await clock.advance(0)
    expect(getState()).toMatchObject({ popular: null, status: 'idle', error: null })
  })
})
