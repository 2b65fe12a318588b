import { afterAll, describe, expect, it } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SearchResponse } from '@krishi/storefront-core/contract'
import { call, openShop } from '../../test/open-shop.ts'
import { hasPostgres, startPostgres } from '../../test/postgres.ts'

describe.runIf(hasPostgres)('search on a PostgreSQL', () => {
  const server = hasPostgres ? startPostgres() : null
  const dataDir = mkdtempSync(join(tmpdir(), 'krishi-data-'))
  afterAll(() => {
    server?.stop()
    rmSync(dataDir, { recursive: true })
  })

  // Under C the database takes no Indian letter for a letter: its own trigrams of टमाटर are none.
  it.each(['C', 'C.UTF-8'])('finds misspelt Indian words under the locale %s', async (locale) => {
    const shop = await openShop({ databaseUrl: server?.createDatabase(locale) ?? null, dataDir })
    for (const typed of ['टमाटर', 'टमटर', 'टमाट', 'टंमाटर', 'టమాట', 'தக்களி', 'ಟೊಮೆಟೊ', 'টমেট', 'tamatr', 'tmater']) {
      const query = new URLSearchParams({ query: typed, language: 'en', pageNum: '1', pageSize: '5' })
      const { body } = await call<SearchResponse>(shop, `/search?${query.toString()}`)
      expect(Object.values(body.products).find(({ position }) => position === 1)?.handle).toBe('tomato')
    }
    await shop.close()
  })
})
