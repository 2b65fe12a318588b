import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testCatalogue, testSeeds } from '../../test/catalogue.ts'
import { engines, type TestDatabase } from '../../test/databases.ts'
import { openDatabase, schema, type OpenDatabase } from '../database/index.ts'
import { loadSeeds, nameUuid, shopSeeds } from './index.ts'

describe.each(engines)('seeding on $name', (engine) => {
  let location: TestDatabase
  let opened: OpenDatabase

  beforeAll(async () => {
    location = await engine.create()
    const result = await openDatabase(location)
    if (!result.ok) throw new Error(result.error.serverMessage)
    opened = result.value
  })
  afterAll(async () => {
    await opened.close()
  })

  const tomato = eq(schema.variants.id, nameUuid('variant', 'TOM-10'))

  it('fills an empty database and reports how far it is', async () => {
    const reports: string[] = []
    const onProgress = (step: string, done: number, total: number) => reports.push(`${step} ${done}/${total}`)
    expect(await loadSeeds(opened, testSeeds(), { onProgress })).toEqual({ catalogue: 'loaded', pincodes: 'loaded' })
    expect(reports.at(0)).toBe('catalogue 2/46')
    expect(reports.slice(-4)).toEqual(['catalogue 46/46', 'reading 3/5', 'reading 5/5', 'pincodes 2/2'])
    expect(await opened.database.$count(schema.products)).toBe(7)
    expect(await opened.database.$count(schema.variants)).toBe(8)
    expect(await opened.database.$count(schema.pincodes)).toBe(2)
    expect(await opened.database.$count(schema.articles)).toBe(3)
    expect(await opened.database.$count(schema.searchDocuments)).toBe(6 + 3)
  })

  it('writes nothing and computes nothing while the version is the same', async () => {
    const refuse = () => Promise.reject(new Error('computed'))
    const { catalogue, pincodes, reading, community } = testSeeds()
    await loadSeeds(opened, {
      community: { ...community, load: refuse },
      catalogue: { ...catalogue, load: refuse },
      pincodes: { ...pincodes, load: refuse },
      reading: { ...reading, load: refuse },
    })
    expect(await opened.database.$count(schema.products)).toBe(7)
  })

  it('brings a changed catalogue under the same ids and leaves the stock that is left', async () => {
    await opened.database.update(schema.variants).set({ inventoryQuantity: 7 }).where(tomato)
    const products = testCatalogue.products
      .filter((product) => product.handle !== 'okra')
      .map((product) => ({ ...product, variants: product.variants.map((each) => ({ ...each, price: 12_300 })) }))
    await loadSeeds(opened, testSeeds({ ...testCatalogue, products }, '2'))
    const [variant] = await opened.database.select().from(schema.variants).where(tomato)
    expect(variant).toMatchObject({ price: 12_300, inventoryQuantity: 7 })
    expect(await opened.database.$count(schema.products)).toBe(6)
    expect(await opened.database.$count(schema.variants)).toBe(7)
    expect(await opened.database.$count(schema.searchDocuments, eq(schema.searchDocuments.kind, 'product'))).toBe(5)
  })
})

describe('shopSeeds', () => {
  it('has the same version for the same files', () => {
    const [first, second] = [shopSeeds(), shopSeeds()]
    expect(first.catalogue.version).toMatch(/^[0-9a-f]{64}$/)
    expect(second.catalogue.version).toBe(first.catalogue.version)
    expect(second.pincodes.version).toBe(first.pincodes.version)
  })
})
