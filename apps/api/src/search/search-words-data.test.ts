import { locales } from '@krishi/storefront-core/locale'
import { searchWords } from '@krishi/storefront-core/search'
import { describe, expect, it } from 'vitest'
import { createReading } from '../seed/create-reading.ts'
import { cropSynonyms } from '../seed/data/crop-synonyms.ts'
import { crops } from '../seed/data/crops.ts'
import { farmTerms } from '../seed/data/farm-terms.ts'
import { pestSynonyms } from '../seed/data/pest-synonyms.ts'
import { pests } from '../seed/data/pests.ts'
import type { LocalizedTuple } from '../seed/localized-tuple.ts'
import { conceptsIn, conceptsOf } from './concepts.ts'

const scripts = [
  /[a-z]/i,
  /\p{Script=Devanagari}/u,
  /\p{Script=Telugu}/u,
  /\p{Script=Tamil}/u,
  /\p{Script=Kannada}/u,
  /\p{Script=Bengali}/u,
]

const tables: readonly (readonly [string, Readonly<Record<string, LocalizedTuple>>])[] = [
  ['crops', cropSynonyms],
  ['pests', pestSynonyms],
  ['terms', farmTerms],
]

describe('the table of other names', () => {
  it('has at least eighty crops and terms, and names none that the seed does not know', () => {
    expect(Object.keys(cropSynonyms).length + Object.keys(farmTerms).length).toBeGreaterThanOrEqual(80)
    expect(Object.keys(cropSynonyms).filter((key) => !Object.hasOwn(crops, key))).toEqual([])
    expect(Object.keys(pestSynonyms).filter((key) => !Object.hasOwn(pests, key))).toEqual([])
  })

  it.each(tables)('is written in the letters of its columns or in Latin ones: %s', (_name, table) => {
    const wrong = Object.values(table).flatMap((row) =>
      row.flatMap((names, column) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => /[^\x20-\x7e]/.test(name) && !scripts[column]?.test(name)),
      ),
    )
    expect(wrong).toEqual([])
  })

  it.each(tables)('leads from each name to its thing: %s', (_name, table) => {
    for (const [concept, row] of Object.entries(table)) {
      for (const name of row.flatMap((names) => names.split(','))) {
        const joined = searchWords(name).join('')
        if (joined !== '') expect(conceptsOf(joined)).toContain(concept)
      }
    }
  })

  it.each([
    ['शिमला मिर्च', ['capsicum']],
    ['काली मिर्च और मिर्च', ['black-pepper', 'chilli']],
    ['lady finger seed', ['okra', 'seed']],
    ['am dana rai', []],
  ])('reads %j as the longest names in it', (text, concepts) => {
    expect(conceptsIn(searchWords(text), 'named')).toEqual(concepts)
  })
})

describe('the articles', () => {
  const { articles } = createReading()

  it('are at least 24, each with an address of its own', () => {
    expect(articles.length).toBeGreaterThanOrEqual(24)
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length)
    for (const { slug, publishedAt } of articles) {
      expect(slug).toMatch(/^[a-z0-9-]{3,60}$/)
      expect(new Date(publishedAt).toISOString()).toBe(publishedAt)
    }
  })

  it.each(locales)('say what they say in %s', (language) => {
    const script = scripts[locales.indexOf(language)] ?? /./
    for (const { title, excerpt } of articles) {
      expect(title[language] ?? '').toMatch(script)
      expect((excerpt[language] ?? '').length).toBeGreaterThan(60)
      expect(excerpt[language]).toBe(excerpt[language]?.normalize('NFC'))
    }
  })
})
