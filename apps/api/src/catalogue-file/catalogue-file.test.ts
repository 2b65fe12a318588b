import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testSeeds } from '../../test/catalogue.ts'
import { engines } from '../../test/databases.ts'
import { openDatabase, schema, type OpenDatabase } from '../database/index.ts'
import { createPostgresSearch } from '../search/index.ts'
import { loadDemonstration, nameUuid } from '../seeding/index.ts'
import { exportCatalogue, importCatalogue, type ImportOptions } from './index.ts'

const sample = fileURLToPath(new URL('../../../../docs/catalogue-sample.csv', import.meta.url))
const { banners, collections, coupons, pincodes, productCollections, products, tiles, variants } = schema

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'krishi-file-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe.each(engines)('a file of the catalogue on $name', (engine) => {
  let shop: OpenDatabase

  async function openEmpty(): Promise<OpenDatabase> {
    const result = await openDatabase(await engine.create())
    if (!result.ok) throw new Error(result.error.serverMessage)
    return result.value
  }
  beforeEach(async () => {
    shop = await openEmpty()
  })
  afterEach(() => shop.close())

  async function bring(content: string | readonly string[], options: Partial<ImportOptions> = {}, to = shop) {
    const format = options.format ?? 'csv'
    const path = join(folder, `bring.${format}`)
    writeFileSync(path, typeof content === 'string' ? content : content.map((line) => `${line}\n`).join(''))
    return importCatalogue(to, { path, format, ...options })
  }
  async function take(format: 'csv' | 'jsonl' = 'csv', from = shop) {
    const path = join(folder, `take.${format}`)
    await exportCatalogue(from.database, { path, format })
    return readFileSync(path, 'utf8')
  }
  async function pack(sku: string) {
    const [row] = await shop.database
      .select()
      .from(variants)
      .where(eq(variants.id, nameUuid('variant', sku)))
    return row
  }
  const find = async (text: string) =>
    (await createPostgresSearch(shop.database).find({ kind: 'product', text, limit: 9, after: null, skip: 0 })).ids
  const readSample = () => readFileSync(sample, 'utf8')

  it('brings the sample into an empty shop, which then sells, lists and finds it', async () => {
    const report = await bring(readSample())
    expect(report).toMatchObject({ bad: 0, changed: 0, isWritten: true, problems: [] })
    expect(report.added).toBe(report.read)
    expect(await pack('TOM-RED-10')).toMatchObject({
      price: 19_950,
      compareAtPrice: 25_000,
      inventoryQuantity: 40,
      origin: 'shop',
    })
    expect(await pack('UREA-45')).toMatchObject({ inventoryManagement: null, inventoryQuantity: 0 })
    const [tomato] = await shop.database.select().from(products).where(eq(products.handle, 'red-tomato-seeds'))
    expect(tomato).toMatchObject({
      minPrice: 19_950,
      brandName: { en: 'Green Field', hi: 'ग्रीन फील्ड' },
      origin: 'shop',
    })
    expect(tomato?.description?.en).toBe('<p>Firm red fruit.</p>')
    expect(await shop.database.$count(productCollections)).toBe(3)
    expect(await find('tamatar')).toEqual([nameUuid('product', 'red-tomato-seeds')])
    const [coupon] = await shop.database.select().from(coupons)
    expect(coupon).toMatchObject({ code: 'MONSOON10', valueType: 'PERCENTAGE', value: 10, minimumPurchase: 50_000 })
    const [place] = await shop.database.select().from(pincodes).where(eq(pincodes.pincode, '682551'))
    expect(place).toMatchObject({ isServed: false })
  })

  it.each(['csv', 'jsonl'] as const)('gives the same content again: %s', async (format) => {
    await bring(readSample())
    const first = await take(format)
    const other = await openEmpty()
    expect(await bring(first, { format }, other)).toMatchObject({ bad: 0, problems: [], isWritten: true })
    expect(await take(format, other)).toBe(first)
    await other.close()
  })

  it('takes out and brings back what the demonstration holds', async () => {
    await loadDemonstration(shop, testSeeds())
    const first = await take()
    const other = await openEmpty()
    expect(await bring(first, {}, other)).toMatchObject({ problems: [], isWritten: true })
    const counted = [variants, tiles, banners].map((table) => other.database.$count(table))
    expect(await Promise.all(counted)).toEqual([8, 3, 1])
    expect(await take('csv', other)).toBe(first)
    await other.close()
  })

  it.each(['csv', 'jsonl'] as const)('tells how much of it has been read: %s', async (format) => {
    const names = Array.from({ length: 2_500 }, (_, index) => `brand-${index}`)
    const asJson = names.map((name) => JSON.stringify({ record: 'brand', handle: name, 'name.en': name }))
    const asCsv = ['record,handle,name.en', ...names.map((name) => `brand,${name},${name}`)]
    const told: (readonly [lines: number, share: number])[] = []
    const onProgress = (...progress: readonly [number, number]) => void told.push(progress)
    await bring(format === 'csv' ? asCsv : asJson, { format, isCheck: true, onProgress })
    expect(told.map(([lines]) => lines)).toEqual([1_000, 2_000])
    const shares = told.map(([, share]) => share)
    expect(shares.filter((share) => share > 0 && share <= 1)).toEqual(shares.toSorted((one, other) => one - other))
  })

  it('writes nothing when it is brought again, and says so', async () => {
    await bring(readSample())
    const before = await shop.database.select().from(products).orderBy(products.id)
    expect(await bring(readSample())).toMatchObject({ added: 0, changed: 0, bad: 0, isWritten: true })
    expect(await bring(await take())).toMatchObject({ added: 0, changed: 0, bad: 0 })
    expect(await shop.database.select().from(products).orderBy(products.id)).toEqual(before)
  })

  it('changes what it tells and leaves the rest, as a list of prices does', async () => {
    await bring(readSample())
    await bring(['record,sku,price', 'pack,TOM-RED-10,150', 'pack,UREA-45,300'])
    expect(await pack('TOM-RED-10')).toMatchObject({ price: 15_000, compareAtPrice: 25_000, inventoryQuantity: 40 })
    const [tomato] = await shop.database.select().from(products).where(eq(products.handle, 'red-tomato-seeds'))
    expect(tomato?.minPrice).toBe(15_000)
    await bring(['record,handle,name.en,name.hi', 'brand,green-field,Greener Field,'])
    const [renamed] = await shop.database.select().from(products).where(eq(products.handle, 'red-tomato-seeds'))
    expect(renamed?.brandName).toEqual({ en: 'Greener Field' })
    expect(await find('greener')).toContain(renamed?.id)
    await bring(['record,handle,name.en', 'product,red-tomato-seeds,Scarlet fruit'])
    const [both] = await shop.database.select().from(products).where(eq(products.handle, 'red-tomato-seeds'))
    expect(both?.name).toEqual({ en: 'Scarlet fruit', hi: 'लाल टमाटर बीज' })
    await bring(['record,handle,collections,status', 'product,red-tomato-seeds,seeds,archived'])
    expect(await shop.database.$count(productCollections, eq(productCollections.collectionHandle, 'offers'))).toBe(0)
    expect(await find('scarlet')).not.toContain(both?.id)
  })

  it('brings the pictures of the home page, and refuses a group that it does not have', async () => {
    const title = { 'title.en': 'Seeds', 'title.hi': 'बीज' }
    const tile = {
      record: 'tile',
      handle: 'seeds',
      group: 'categories',
      ...title,
      link: '/collections/seeds',
      image: '/img/urea.webp',
    }
    const drawn = { shape: 'banner', brand: '', title: 'Sow', subtitle: '', hue: 90, emblem: 'tomato', organic: false }
    const words = { ...title, 'text.en': 'For the season', 'action.en': 'See seeds' }
    const banner = { record: 'banner', handle: 'sowing', ...words, link: '/collections/seeds', packshot: drawn }
    const lines = [tile, banner].map((line) => JSON.stringify(line))
    expect(await bring(lines, { format: 'jsonl' })).toMatchObject({ added: 2, problems: [] })
    expect(await bring(lines, { format: 'jsonl' })).toMatchObject({ added: 0, changed: 0, problems: [] })
    const expected = { title: { en: 'Seeds', hi: 'बीज' }, group: 'categories', imageUrl: '/img/urea.webp' }
    expect(await shop.database.select().from(tiles)).toMatchObject([expected])
    expect(await shop.database.select().from(banners)).toMatchObject([{ id: 'sowing', picture: drawn, position: 2 }])
    const wrong = await bring([JSON.stringify({ ...tile, group: 'crops' })], { format: 'jsonl' })
    expect(wrong).toMatchObject({ problems: [{ line: 1, column: 'group' }], isWritten: false })
  })

  const settings = [
    ['shipping-charge', '49.50', 4_950],
    ['guests-may-order', 'no', false],
    ['verified-in', 'none', []],
    ['languages', 'en te', ['en', 'te']],
    ['coin-terms', '{"en":"<p>Ours.</p>"}', { en: '<p>Ours.</p>' }],
    ['call-number', '', null],
  ] as const

  it('brings what the owner decides of the shop, once, and takes it out', async () => {
    const lines = settings.map(([handle, value]) => `setting,${handle},"${value.replaceAll('"', '""')}"`)
    const file = ['record,handle,value', ...lines]
    expect(await bring(file)).toMatchObject({ added: settings.length, problems: [], isWritten: true })
    expect(await bring(file)).toMatchObject({ added: 0, changed: 0, problems: [] })
    const rows = await shop.database.select().from(schema.ownerSettings)
    expect(new Map(rows.map(({ handle, value }) => [handle, value]))).toEqual(
      new Map(settings.map(([handle, , value]) => [handle, value])),
    )
    expect(await bring(await take())).toMatchObject({ read: settings.length, added: 0, changed: 0, problems: [] })
    expect(await bring(['record,handle,value', 'setting,shipping-charge,'])).toMatchObject({ changed: 1 })
    expect(await bring(await take('jsonl'), { format: 'jsonl' })).toMatchObject({ added: 0, changed: 0, problems: [] })
  })

  it('tells every mistake in what the owner decides with its line and column', async () => {
    const report = await bring([
      'record,handle,value',
      'setting,shipping-charge,free',
      'setting,SESSION_SECRET,x',
      'setting,seller,"{""name"":""Krishi""}"',
      'setting,languages,en fr',
      'setting,verified-in,UP Bengal',
      'setting,company-site,http://krishi.example',
    ])
    const problem = (line: number, column: string, text: string) => ({
      line,
      column,
      problem: expect.stringContaining(text),
    })
    expect(report).toMatchObject({
      isWritten: false,
      problems: [
        problem(2, 'value', '"free", but must be rupees'),
        problem(3, 'handle', '"SESSION_SECRET", but must be one of seller, '),
        problem(4, 'value', 'address'),
        problem(5, 'value', 'of en hi te ta kn bn'),
        problem(6, 'value', '"Bengal", but must be states'),
        problem(7, 'value', 'an address with https://'),
      ],
    })
  })

  it('takes a row of the demonstration over when it changes it', async () => {
    await loadDemonstration(shop, testSeeds())
    await bring(['record,sku,stock', 'pack,TOM-10,5', 'pack,CHI-10,3'])
    expect(await pack('TOM-10')).toMatchObject({ inventoryQuantity: 5, origin: 'shop' })
    expect(await pack('CHI-10')).toMatchObject({ inventoryQuantity: 3, origin: 'demo' })
  })

  const wrong = [
    'record,handle,name.en,category,brand,shelf,sku,product,title.en,price,stock',
    'brand,green-field,Green Field,,,,,,,,',
    'shelf,vegetable,"Vegetable',
    'seeds",seeds,,,,,,,',
    'product,okra,Okra,fruits,green-field,vegetable,,,,,',
    'pack,,,,,,OKR-1,okra,10 g,12.345,',
    'pack,,,,,,OKR-2,tomato,10 g,12,ten',
    'pack,,,,,,OKR-3,tomato,10 g,12,1',
    'brand,green-field,Green Field,,,,,,,,',
    'brand,Blue Field,Blue,,,,,,9,,',
    'fruit,a,,,,,,,,,',
    'brand,short',
    'pack,,,,,,OKR-4,,,12,1',
  ]
  const problems = [
    { line: 5, column: 'category', problem: expect.stringContaining('"fruits", but must be one of seeds,') },
    { line: 6, column: 'price', problem: 'is "12.345", but must be rupees, such as 499 or 499.50' },
    { line: 7, column: 'stock', problem: expect.stringContaining('a whole number') },
    { line: 8, column: 'product', problem: expect.stringContaining('names the product tomato, which is neither') },
    { line: 9, column: '', problem: 'tells the brand green-field of line 2 again' },
    { line: 10, column: 'title.en', problem: 'is no fact of a brand' },
    { line: 10, column: 'handle', problem: expect.stringContaining('small letters') },
    { line: 11, column: 'record', problem: expect.stringContaining('must be one of brand, shelf') },
    { line: 12, column: '', problem: 'has 2 cells, but the header has 11' },
    { line: 13, column: 'product', problem: expect.any(String) },
    { line: 13, column: 'title.en', problem: 'is empty' },
  ]

  it('tells every mistake with its line and column, and writes nothing', async () => {
    const report = await bring(wrong)
    expect(report.problems).toEqual(problems)
    expect(report).toMatchObject({ isWritten: false, bad: 9 })
    expect(await shop.database.$count(schema.brands)).toBe(0)
  })

  it('leaves wrong lines out when it is told to, and writes the others', async () => {
    expect(await bring(wrong, { skipsBad: true })).toMatchObject({ isWritten: true, added: 2, bad: 9, problems })
    expect(await shop.database.$count(schema.brands)).toBe(1)
    const [shelf] = await shop.database.select().from(schema.subCategories)
    expect(shelf?.name).toEqual({ en: 'Vegetable\nseeds' })
  })

  it('tells what it would do when it only checks', async () => {
    expect(await bring(readSample(), { isCheck: true })).toMatchObject({
      bad: 0,
      isWritten: false,
      added: expect.any(Number),
    })
    expect(await shop.database.$count(collections)).toBe(0)
  })

  it.each<readonly [string, readonly string[], object]>([
    ['a column that there is not', ['record,colour', 'brand,red'], { line: 1, column: 'colour' }],
    ['a column twice', ['record,handle,handle'], { line: 1, column: 'handle' }],
    ['no sort of record', ['handle'], { line: 1, column: 'record' }],
    ['a quote without end', ['record,handle', 'brand,"open'], { problem: expect.stringContaining('CSV') }],
    ['a text without English', ['record,handle,name.hi', 'brand,a,हरा'], { line: 2, column: 'name.en' }],
    ['a new row without all that it needs', ['record,sku,price', 'pack,NEW-1,5'], { line: 2, column: 'product' }],
    [
      'JSON that does not fit',
      ['record,sku,discount', 'pack,A,"{""type"":""half""}"'],
      { line: 2, column: 'discount' },
    ],
  ])('refuses %s', async (_what, lines, problem) => {
    const report = await bring(lines)
    expect(report.isWritten).toBe(false)
    expect(report.problems[0]).toMatchObject(problem)
  })

  it.each(['nonsense', '[]', '{"record":"brand","colour":"red"}'])('refuses the JSON line %s', async (line) => {
    expect(await bring([line], { format: 'jsonl' })).toMatchObject({ isWritten: false, problems: [{ line: 1 }] })
  })
})
