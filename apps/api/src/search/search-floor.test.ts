import { locales } from '@krishi/storefront-core/locale'
import { describe, expect, it } from 'vitest'
import { foreignWords } from '../../scripts/search-eval/foreign-words.ts'
import { speltWords } from '../../scripts/search-eval/spelt-words.ts'
import { engines } from '../../test/databases.ts'
import { shareShop } from '../../test/share-shop.ts'
import { createReading } from '../seed/create-reading.ts'
import { shopSeeds } from '../seeding/index.ts'
import { createPostgresSearch } from './index.ts'

describe.each(engines)('the floor of search among the real catalogue on $name', (engine) => {
  const { pincodes, ...others } = shopSeeds()
  const shop = shareShop(engine, undefined, {
    ...others,
    pincodes: { ...pincodes, load: () => Promise.resolve([]) },
  })

  /** The words that are answered as results, whatever these are. */
  async function answered(words: readonly string[]): Promise<readonly string[]> {
    const search = createPostgresSearch(shop.api.database)
    const results: string[] = []
    for (const text of words) {
      const { ids, isNear } = await search.find({ kind: 'product', text, limit: 1, after: null, skip: 0 })
      if (ids.length > 0 && !isNear) results.push(text)
    }
    return results
  }

  it('calls at most 3 of 100 foreign words results: junk, other nouns, other brands, other trades', async () => {
    const words = foreignWords.map(({ typed }) => typed)
    expect(new Set(words).size).toBe(300)
    const wrong = await answered(words)
    expect(wrong.length, wrong.join(', ')).toBeLessThanOrEqual(9)
    for (const word of ['zzzqqq', 'laptop', 'roundup', 'urea']) expect(wrong).not.toContain(word)
  })

  it('calls at least 95 of 100 spellings of crops results', async () => {
    const words = locales.flatMap((language) => Object.values(speltWords[language]).flatMap((line) => line.split(' ')))
    const typed = words.filter((_, index) => index % 3 === 0).map((word) => word.replaceAll('-', ' '))
    const right = await answered(typed)
    expect(right.length / typed.length, typed.filter((word) => !right.includes(word)).join(', ')).toBeGreaterThan(0.95)
  })

  it('[34.7] calls at least four goods results of the words of each article', async () => {
    const search = createPostgresSearch(shop.api.database)
    const few: string[] = []
    for (const { slug, goods } of createReading().articles) {
      const { ids, isNear } = await search.find({ kind: 'product', text: goods ?? '', limit: 4, after: null, skip: 0 })
      if (isNear || ids.length < 4) few.push(slug)
    }
    expect(few).toEqual([])
  })
})
