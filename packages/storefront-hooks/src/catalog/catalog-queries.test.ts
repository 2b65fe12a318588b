import { staleTimesMs } from '@krishi/storefront-core/contract'
import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '../memory/create-memory-backend.ts'
import { createMemoryPorts } from '../memory/create-memory-ports.ts'
import { aShop } from '../memory/fixtures.ts'
import { createQueryClient } from '../query/create-query-client.ts'
import { PortFailure } from '../query/index.ts'
import { collectionOptions, listingOptions, productOptions } from './catalog-queries.ts'
import { menuOptions } from './use-menu.ts'

const listing = { handle: 'crop-nutrition', locale: 'en', pageSize: 2 } as const

function aCatalog() {
  const backend = createMemoryBackend({ shop: aShop() })
  return { backend, ports: createMemoryPorts({ backend }), queryClient: createQueryClient() }
}

describe('catalogue queries', () => {
  it('keep answers as long as the operation table says', () => {
    const { ports } = aCatalog()
    const key = { handle: 'x', locale: 'en' } as const
    expect([
      collectionOptions(ports, key).staleTime,
      listingOptions(ports, key).staleTime,
      productOptions(ports, key).staleTime,
      menuOptions(ports, key).staleTime,
    ]).toEqual([
      staleTimesMs['catalog.collection'],
      staleTimesMs['catalog.collectionProducts'],
      staleTimesMs['catalog.product'],
      staleTimesMs['catalog.menu'],
    ])
  })

  it('[12.9] ask for 20 products from page 1, unless told otherwise', () => {
    const { ports } = aCatalog()
    const { queryKey, initialPageParam } = listingOptions(ports, { handle: 'x', locale: 'te' })
    expect(initialPageParam).toEqual({ pageNum: 1, cursor: null })
    expect(queryKey).toContain(20)
    expect(listingOptions(ports, { ...listing, firstPage: 3 }).initialPageParam.pageNum).toBe(3)
  })

  it('[12.2] append pages until the end and [12.12] ask for none after it', async () => {
    const { backend, ports, queryClient } = aCatalog()
    const { pages, pageParams } = await queryClient.infiniteQuery({ ...listingOptions(ports, listing), pages: 9 })
    expect(pages.map((page) => page.products.length)).toEqual([2, 2, 1])
    // Each goes on where the page before it ended.
    expect(pageParams.slice(1)).toEqual(
      pages
        .slice(0, -1)
        .map(({ cursor }, index) => ({ pageNum: index + 2, cursor: expect.stringMatching(cursor ?? 'a cursor') })),
    )
    expect(backend.calls('catalog.listing')).toBe(3)
  })

  it('keep languages and filters apart', () => {
    const { ports } = aCatalog()
    const keys = [listing, { ...listing, locale: 'hi' } as const, { ...listing, sort: 'rating' } as const].map(
      (query) => JSON.stringify(listingOptions(ports, query).queryKey),
    )
    expect(new Set(keys).size).toBe(3)
  })

  it('throw the port’s failure, which a server turns into its status', async () => {
    const { ports, queryClient } = aCatalog()
    const reading = queryClient.query(productOptions(ports, { handle: 'nothing', locale: 'en' }))
    await expect(reading).rejects.toEqual(new PortFailure({ code: 'request/not-found' }))
  })
})
