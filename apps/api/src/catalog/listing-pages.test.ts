import type {
  CollectionProductsRequest,
  CollectionProductsResponse,
  ListingSort,
} from '@krishi/storefront-core/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { engines } from '../../test/databases.ts'
import { call } from '../../test/open-shop.ts'
import { shareShop } from '../../test/share-shop.ts'
import { schema } from '../database/index.ts'
import { nameUuid } from '../seeding/index.ts'
import { noFilters } from './listing-conditions.ts'

type Listing = CollectionProductsRequest['body']

const { products } = schema
const sorts: readonly ListingSort[] = [
  'best-selling',
  'rating',
  'price-low-to-high',
  'price-high-to-low',
  'country-of-origin',
]
const everything: Listing = {
  handleName: [],
  filters: noFilters,
  sort: { by: 'best-selling' },
  pageNum: 1,
  pageSize: 20,
  language: 'en',
}

describe.each(engines)('pages by cursor on $name', (engine) => {
  const shop = shareShop(engine)

  async function list(query: Partial<Listing>) {
    const body = { ...everything, ...query }
    const answer = await call<CollectionProductsResponse>(shop.api, '/collection-products', { body })
    expect(answer.status).toBe(200)
    const shown = Object.values(answer.body.products).sort((one, other) => one.position - other.position)
    return { ...answer.body, handles: shown.map(({ handle }) => handle), places: shown.map(({ position }) => position) }
  }

  /** Adds a product that differs from one of the shop in its place among equals. */
  async function addBeside(handle: string, name: string, position: number): Promise<void> {
    const [one] = await shop.api.database.select().from(products).where(eq(products.handle, handle))
    if (!one) throw new Error('no product')
    await shop.api.database.insert(products).values({ ...one, id: nameUuid('product', name), handle: name, position })
  }

  it.each(sorts)('[12.2] go through the whole list by %s, and carry how many it has', async (by) => {
    const whole = await list({ sort: { by } })
    const first = await list({ sort: { by }, pageSize: 2 })
    const seen = [...first.handles]
    for (let { cursor } = first; cursor;) {
      const next = await list({ sort: { by }, pageSize: 2, cursor })
      expect(next).toMatchObject({ total: 6, places: [seen.length + 1, seen.length + 2], isEndReached: !next.cursor })
      seen.push(...next.handles)
      cursor = next.cursor
    }
    expect(seen).toEqual(whole.handles)
    expect(whole).toMatchObject({ cursor: null, isEndReached: true })
  })

  it.each(sorts)('[12.2] show nothing twice and leave nothing out when products come in between, by %s', async (by) => {
    const before = await list({ sort: { by } })
    const first = await list({ sort: { by }, pageSize: 2 })
    const [shown = '', last = ''] = first.handles
    const [next = ''] = before.handles.slice(2)
    // One before what was shown, one equal to the last of it and after it, one equal to the one that comes.
    await addBeside(shown, `${by}-early`, -1)
    await addBeside(last, `${by}-late`, 10_000)
    await addBeside(next, `${by}-later`, 10_001)
    const after = (await list({ sort: { by } })).handles
    const rest = await list({ sort: { by }, ...(first.cursor && { cursor: first.cursor }), pageSize: 50 })
    expect(rest.handles).toEqual(after.slice(after.indexOf(last) + 1))
    expect(rest.handles.filter((handle) => before.handles.includes(handle))).toEqual(before.handles.slice(2))
    await shop.api.database.delete(products).where(sql`${products.handle} like ${`${by}-%`}`)
  })

  it('[12.3] go by the number where a cursor is of no use', async () => {
    const { cursor } = await list({ sort: { by: 'rating' }, pageSize: 2 })
    const write = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
    const id = nameUuid('product', 'tomato')
    const useless = [
      'nonsense',
      cursor ?? '',
      write('best-selling', 2, 6, [1]),
      write('best-selling', 2, 6, [3_000_000_000, id]),
      write('best-selling', -1, 6, [1, id]),
      write('best-selling', 2, 6, [1, 'tomato']),
    ]
    const second = await list({ pageSize: 2, pageNum: 2 })
    for (const cursor of useless) expect(await list({ pageSize: 2, pageNum: 2, cursor })).toEqual(second)
    const countries = write('country-of-origin', 2, 6, [false, '\0', 1, id])
    const byCountry = { sort: { by: 'country-of-origin' }, pageSize: 2, pageNum: 2 } as const
    expect(await list({ ...byCountry, cursor: countries })).toEqual(await list(byCountry))
  })

  it.each(['price-low-to-high', 'price-high-to-low'] as const)(
    '[12.2] go through a price range by %s, where packs of other prices are listed',
    async (by) => {
      const price = { minPrice: 0, maxPrice: 90_000 }
      const query: Partial<Listing> = { filters: { ...noFilters, price }, sort: { by } }
      const whole = await list(query)
      const seen: string[] = []
      let cursor: string | null | undefined = null
      for (let pageNum = 1; seen.length < whole.total; pageNum += 1) {
        const page = await list({ ...query, pageSize: 2, ...(cursor && { cursor }) })
        expect(page.handles).toEqual((await list({ ...query, pageSize: 2, pageNum })).handles)
        seen.push(...page.handles)
        cursor = page.cursor
      }
      expect(seen).toEqual(whole.handles)
      expect([cursor, seen.length]).toEqual([null, whole.total])
      expect(whole.total).toBeGreaterThan(2)
    },
  )
})
