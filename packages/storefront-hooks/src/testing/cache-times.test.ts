import { staleTimesMs } from '@krishi/storefront-core/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deeplinkOptions } from '../catalog/index.ts'
import { followListOptions } from '../community/index.ts'
import type { Query } from '../query/index.ts'
import { popularSearchesOptions } from '../search/index.ts'
import type { StorefrontPorts } from '../storefront/storefront-ports.ts'
import { aStorefront } from './a-storefront.ts'

type Options = (ports: StorefrontPorts) => Query<unknown>

const userId = 'user-1'
const page = { url: '/products/product-1', title: 'Product 1', imageUrl: '' }

describe('what was read', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it.each<
    ['catalog.popularSearches' | 'catalog.deeplink' | 'community.followers' | 'community.following', number, Options]
  >([
    ['catalog.popularSearches', 900, (ports) => popularSearchesOptions(ports, { userId, locale: 'en' })],
    ['catalog.deeplink', 60, (ports) => deeplinkOptions(ports, page)],
    ['community.followers', 10, (ports) => followListOptions(ports, { side: 'followers', userId })],
    ['community.following', 10, (ports) => followListOptions(ports, { side: 'following', userId })],
  ])('[04.4] by %s is shown for %d s without asking again', async (name, seconds, optionsOf) => {
    const { storefront, backend } = aStorefront()
    const client = await storefront.queries.client()
    const options = optionsOf(storefront.ports)
    const asked = async () => {
      await client.query({ ...options, queryKey: [...options.queryKey] })
      return backend.calls(name)
    }
    expect(staleTimesMs[name]).toBe(seconds * 1000)
    expect(await asked()).toBe(1)
    vi.setSystemTime(Date.now() + seconds * 1000 - 1)
    expect(await asked()).toBe(1)
    vi.setSystemTime(Date.now() + 1)
    expect(await asked()).toBe(2)
  })
})
