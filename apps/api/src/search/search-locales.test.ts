import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { SearchResponse } from '@krishi/storefront-core/contract'
import { describe, expect, inject, it } from 'vitest'
import { matrixPart } from '../../../../tooling/test-matrix.ts'
import { createDatabase } from '../../test/create-database.ts'
import { call, openShop } from '../../test/open-shop.ts'

const { postgres, folder } = inject('databases')

describe.runIf(postgres !== null)('search on a PostgreSQL', () => {
  // Under C the database takes no Indian letter for a letter: its own trigrams of टमाटर are none.
  it.each(matrixPart === 'gate' ? ['C'] : ['C', 'C.UTF-8'])(
    'finds misspelt Indian words under the locale %s',
    async (locale) => {
      const databaseUrl = await createDatabase(postgres?.server ?? '', { locale })
      const shop = await openShop({ databaseUrl, dataDir: mkdtempSync(join(folder, 'shop-')) })
      for (const typed of ['टमाटर', 'टमटर', 'टमाट', 'टंमाटर', 'టమాట', 'தக்களி', 'ಟೊಮೆಟೊ', 'টমেট', 'tamatr', 'tmater']) {
        const query = new URLSearchParams({ query: typed, language: 'en', pageNum: '1', pageSize: '5' })
        const { body } = await call<SearchResponse>(shop, `/search?${query.toString()}`)
        expect(Object.values(body.products).find(({ position }) => position === 1)?.handle).toBe('tomato')
      }
      await shop.close()
    },
  )
})
