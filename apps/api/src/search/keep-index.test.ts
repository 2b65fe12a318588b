import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { everyEngine } from '../../test/databases.ts'
import { shareShop } from '../../test/share-shop.ts'
import { inTransaction, rowsOf, schema } from '../database/index.ts'
import { createPostgresSearch, type SearchDocument } from './index.ts'
import { closeWordsStatement, documentsStatement, nearWordsStatement } from './search-statements.ts'
import type { SearchTerm, TermMatch } from './term-matches.ts'

const mango: SearchDocument = {
  id: '00000000-0000-8000-8000-000000000001',
  position: 50,
  names: ['Kesar Mango Sapling', 'केसर आम पौधा'],
  facts: [],
  shelves: ['Mango saplings'],
  mentions: '',
}

const mahu: SearchTerm = { word: 'mahu', sound: 'maho', skeleton: 'mh', mayBeBeginning: true }
const match: TermMatch = { lexeme: 'tomato', isPrefix: true, score: 800, fit: 'close' }

describe.each(everyEngine)('the search index on $name', (engine) => {
  const shop = shareShop(engine)
  const open = () => createPostgresSearch(shop.api.database)

  async function ids(text: string) {
    return (await open().find({ kind: 'product', text, limit: 50, after: null, skip: 0 })).ids
  }
  const wordsAre = async () =>
    (await shop.api.database.select({ word: schema.searchWords.word }).from(schema.searchWords)).map(({ word }) => word)

  it('follows a product that is added, renamed and removed, and forgets words that nothing has any more', async () => {
    const before = (await wordsAre()).sort()
    await open().put('product', [mango])
    expect(await ids('kesar')).toEqual([mango.id])
    expect(await ids('mamidi')).toEqual([mango.id])
    expect(await ids('केसर')).toEqual([mango.id])

    await open().put('product', [{ ...mango, names: ['Alphonso Mango Sapling'] }])
    expect(await ids('alphonso')).toEqual([mango.id])
    expect(await ids('kesar')).not.toContain(mango.id)
    expect(await wordsAre()).not.toContain('kesar')
    expect(await wordsAre()).toContain('mamidi')

    await open().remove('product', [mango.id])
    expect(await ids('alphonso')).not.toContain(mango.id)
    expect((await wordsAre()).sort()).toEqual(before)
    await open().remove('product', [])
  })

  it('leaves articles alone when products change', async () => {
    const articles = await shop.api.database.$count(schema.searchDocuments, sql`kind = 'article'`)
    await open().put('product', [mango])
    await open().remove('product', [mango.id])
    expect(await shop.api.database.$count(schema.searchDocuments, sql`kind = 'article'`)).toBe(articles)
  })

  it.each([
    ['words that are close', closeWordsStatement('product', ['mahu'], [mahu])],
    ['words that are near', nearWordsStatement('product', mahu, ['mh', 'm', 'h'])],
    [
      'documents',
      documentsStatement({ kind: 'product', need: 'all', terms: [[match]], after: null, skip: 0, limit: 6 }),
    ],
  ])('asks for %s by an index and never reads a whole table', async (_what, statement) => {
    const plan = await inTransaction(shop.api.database, async (transaction) => {
      // So few rows are read faster without an index; with many rows it is chosen, if there is one.
      await transaction.execute(sql`set local enable_seqscan = off`)
      return rowsOf<{ readonly 'QUERY PLAN': string }>(transaction, sql`explain ${statement}`)
    })
    const lines = plan.map((row) => row['QUERY PLAN'])
    expect(lines.filter((line) => line.includes('Seq Scan'))).toEqual([])
    expect(lines.some((line) => line.includes('Index'))).toBe(true)
  })
})
