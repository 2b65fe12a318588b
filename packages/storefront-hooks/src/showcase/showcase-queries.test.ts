import { staleTimesMs } from '@krishi/storefront-core/contract'
import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { createMemoryPorts } from '../memory/create-memory-ports.ts'
import { aShop } from '../memory/fixtures.ts'
import { createQueryClient } from '../query/create-query-client.ts'
import { createHttpPorts } from '../storefront/create-http-ports.ts'
import { aServer } from '../testing/a-server.ts'
import { createFakeClock } from '../testing/create-fake-clock.ts'
import { listingOptions } from '../catalog/index.ts'
import {
  bannersOptions,
  brandOptions,
  categoryOptions,
  productsByHandleOptions,
  stripOptions,
  tilesOptions,
} from './showcase-queries.ts'

const locale = 'hi'
const strip = { name: 'recommended', userId: 'guest-1', locale } as const

function overHttp() {
  const server = aServer()
  const ports = createHttpPorts({ baseUrl: '/api', fetch: server.fetch, locale, clock: createFakeClock() })
  return { server, ports, queryClient: createQueryClient() }
}

describe('queries of the showcase', () => {
  it('[12.9] ask for 20 products of a list', async () => {
    const { server, ports, queryClient } = overHttp()
    server.answers(200, { products: {}, isEndReached: true })
    await queryClient.query(stripOptions(ports, strip))
    expect(server.requests[0]?.url).toBe('/api/recommended?language=hi&pageNum=1&pageSize=20&userId=guest-1')
  })

  it('[12.9] ask for 20 products of a collection with version 3.0', async () => {
    const { server, ports, queryClient } = overHttp()
    server.answers(200, { products: {}, isEndReached: true })
    await queryClient.query(productsByHandleOptions(ports, { handles: ['sprayers'], locale }))
    expect(server.requests[0]).toMatchObject({
      url: '/api/products-by-handle',
      headers: { 'api-version': '3.0' },
      body: { handleName: ['sprayers'], pageNum: 1, pageSize: 20, language: 'hi' },
    })
  })

  it('[12.9] ask for 30 products of a listing by filters alone', async () => {
    const { server, ports, queryClient } = overHttp()
    server.answers(200, { products: {}, isEndReached: true, total: 0 })
    await queryClient.infiniteQuery(listingOptions(ports, { handle: null, locale }))
    expect(server.requests[0]).toMatchObject({ url: '/api/product-listing', body: { pageSize: 30, pageNum: 1 } })
    expect(server.requests[0]?.body).not.toHaveProperty('handleName')
  })

  it('keep answers as long as the operation table says', () => {
    const ports = createMemoryPorts({ backend: createMemoryBackend({ shop: aShop() }) })
    const key = { handle: 'x', locale } as const
    expect([
      stripOptions(ports, strip).staleTime,
      productsByHandleOptions(ports, { handles: ['x'], locale }).staleTime,
      tilesOptions(ports, { group: 'brands', limit: 12, locale }).staleTime,
      bannersOptions(ports, { locale }).staleTime,
      brandOptions(ports, key).staleTime,
      categoryOptions(ports, key).staleTime,
    ]).toEqual([
      staleTimesMs['catalog.recommended'],
      staleTimesMs['catalog.productsByHandle'],
      staleTimesMs['catalog.tiles'],
      staleTimesMs['catalog.banners'],
      staleTimesMs['catalog.brandLabel'],
      staleTimesMs['catalog.categoryLabel'],
    ])
  })
})
