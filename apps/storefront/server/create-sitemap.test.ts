import type { ProductList } from '@krishi/api/catalog/product-list'
import { openDatabase, type Database } from '@krishi/api/database/index'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addProducts } from '../../api/test/add-products.ts'
import { createApiOfTest, createShopOfTest } from './shop-of-test.ts'

let database: Database
const ofTest = createApiOfTest({
  async openDatabase(where) {
    const opened = await openDatabase(where)
    if (opened.ok) database = opened.value.database
    return opened
  },
})
const { api } = ofTest

beforeAll(async () => {
  await api.ready()
  await addProducts(database, 'many', 2500)
})
afterAll(() => ofTest.close())

/** A shop that has read nothing yet, with what it asks of the catalogue. */
function openShop(fails: () => boolean = () => false) {
  const reads: string[] = []
  const productList: ProductList = {
    count: () => api.productList.count(),
    next(prefix, after) {
      reads.push(`${prefix} ${String(after)}`)
      if (fails() && after !== null) return Promise.reject(new Error('lost'))
      return api.productList.next(prefix, after)
    },
  }
  const shop = createShopOfTest({ ...ofTest, api: { ...api, productList } }, { onError: () => undefined })
  return { shop, reads, addressesOf: async (path: string) => addressesIn(await (await shop.request(path)).text()) }
}

function addressesIn(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>http:\/\/localhost(.*?)<\/loc>/g)].map(([, address = '']) => address)
}

describe('the sitemap of a large shop', () => {
  it('[01.1] has an index, whose parts have every product that is listed once in each language', async () => {
    const { addressesOf } = openShop()
    const parts = await addressesOf('/sitemap.xml')
    expect(parts).toHaveLength(17)
    const addresses = (await Promise.all(parts.map(addressesOf))).flat()
    expect(new Set(addresses).size).toBe(addresses.length)
    const total = await api.productList.count()
    expect(total).toBeGreaterThan(2500)
    for (const prefix of ['/products/', '/hi/products/', '/bn/products/']) {
      expect(addresses.filter((address) => address.startsWith(prefix))).toHaveLength(total)
    }
    expect(addresses).toEqual(expect.arrayContaining(['/', '/hi', '/collections/seeds', '/products/urea']))
  })

  it('keeps each product in its part when others come', async () => {
    const before = await openShop().addressesOf('/sitemap-products-7.xml')
    expect(before.length).toBeGreaterThan(0)
    await addProducts(database, 'more', 100)
    const after = await openShop().addressesOf('/sitemap-products-7.xml')
    expect(after).toEqual(expect.arrayContaining([...before]))
    expect(after.filter((address) => !before.includes(address) && !address.includes('/more-'))).toEqual([])
  })

  it('[V15.2.2] is made once for all who ask at once, and sent as they take it', async () => {
    const { shop, reads } = openShop()
    const ask = async (encodings: string) =>
      shop.request('/sitemap-products-7.xml', { headers: { 'accept-encoding': encodings } })
    const [packed, ...answers] = await Promise.all(['gzip, br', '', 'gzip;q=0'].map(ask))
    expect(reads.length).toBeGreaterThan(0)
    expect(new Set(reads).size).toBe(reads.length)
    expect(packed?.headers.get('content-encoding')).toBe('gzip')
    const [plain, unpacked] = await Promise.all(answers.map((answer) => answer.text()))
    expect(plain).toContain('/products/many-')
    expect(unpacked).toBe(plain)
    const sent = new Response(packed?.body?.pipeThrough(new DecompressionStream('gzip')))
    expect(await sent.text()).toBe(plain)
  })

  it('keeps no part without the products that could not be read', async () => {
    let isLost = true
    const { shop } = openShop(() => isLost)
    expect((await shop.request('/sitemap-products-7.xml')).status).toBe(503)
    isLost = false
    expect((await shop.request('/sitemap-products-7.xml')).status).toBe(200)
  })

  it.each(['/sitemap-products.xml', '/sitemap-products-77.xml', '/sitemap-products-g.xml'])(
    'has no part %s, which its index does not name',
    async (path) => {
      expect((await openShop().shop.request(path)).status).toBe(404)
    },
  )
})

it('is not known of a shop that is not open, instead of empty', async () => {
  const other = createApiOfTest()
  await expect(other.api.productList.count()).rejects.toThrow('not open')
  await expect(other.api.productList.next('', null)).rejects.toThrow('not open')
  await other.close()
})
