import { describe, expect, it } from 'vitest'
import { insecticides } from './data/insecticides.ts'
import { fungicides } from './data/fungicides.ts'
import { herbicides } from './data/herbicides.ts'
import { bioPesticides } from './data/bio-pesticides.ts'
import { generateCatalogue } from './generate-catalogue.ts'
import { fill } from './localized-tuple.ts'
import type { SeedLanguage, Translated } from './types.ts'

const { banners, brands, collections, products, subCategories, menu } = generateCatalogue()

const translations = ['hi', 'te', 'ta', 'kn', 'bn'] as const
const scripts: Record<(typeof translations)[number], RegExp> = {
  hi: /\p{Script=Devanagari}/gu,
  te: /\p{Script=Telugu}/gu,
  ta: /\p{Script=Tamil}/gu,
  kn: /\p{Script=Kannada}/gu,
  bn: /\p{Script=Bengali}/gu,
}

const allTexts: Translated[] = [
  ...products.flatMap(({ name, description, overview, variants }) => [
    name,
    description,
    ...(overview === null ? [] : [overview]),
    ...variants.map(({ title }) => title),
  ]),
  ...[...brands, ...subCategories].map(({ name }) => name),
  ...collections.flatMap(({ title, description }) => [title, description]),
  ...menu.flatMap(({ name, columns, subMenus }) => [
    name,
    ...[...columns, ...subMenus.flatMap((subMenu) => subMenu.columns)].map(({ title }) => title),
    ...subMenus.map((subMenu) => subMenu.name),
  ]),
]

function inLanguage(language: SeedLanguage): string[] {
  return allTexts.map((text) => text[language]).filter((text) => text !== undefined)
}

function words(html: string): number {
  return html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
}

describe('descriptions', () => {
  const html = [...products.map(({ description }) => description), ...collections.map(({ description }) => description)]

  it('are plain HTML whose tags close, without scripts, styles, frames or handlers', () => {
    const allowed = new Set(['p', 'ul', 'li', 'h2', 'h3', 'strong', 'table', 'tbody', 'tr', 'th', 'td'])
    const isWrong = (text: string) => {
      const open: string[] = []
      for (const [, slash, name = '', rest] of text.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
        if (!allowed.has(name) || (rest !== '' && rest !== ' scope="row"')) return true
        if (slash === '') open.push(name)
        else if (open.pop() !== name) return true
      }
      return open.length > 0 || /<p><\/p>|<td><\/td>|\{\w+\}|undefined/.test(text)
    }
    expect(html.flatMap((six) => Object.values(six)).filter(isWrong)).toEqual([])
  })

  it('have about 60 to 150 words in English', () => {
    const counts = products.map(({ description }) => words(description.en))
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(55)
    expect(Math.max(...counts)).toBeLessThanOrEqual(155)
  })

  it('warn to read the label and to protect hands and face with every chemical', () => {
    const chemicals = products.filter(({ classification }) => classification === 'Chemical')
    expect(chemicals.length).toBeGreaterThan(100)
    expect(chemicals.filter(({ description }) => !/label.*gloves.*mask/s.test(description.en))).toEqual([])
  })

  it('have an overview for about a third', () => {
    const share = products.filter(({ overview }) => overview !== null).length / products.length
    expect(share).toBeGreaterThan(0.27)
    expect(share).toBeLessThan(0.4)
  })

  it('name at least 80 different active contents and none that is banned', () => {
    const rows = [...insecticides, ...fungicides, ...herbicides, ...bioPesticides]
    const technical = new Set(rows.map(({ of, code }) => `${of.flat().join(' ')} ${code}`))
    expect(technical.size).toBeGreaterThanOrEqual(80)
    const banned = /monocrotophos|endosulfan|methyl parathion|phorate|paraquat|dichlorvos|triazophos|methomyl/i
    expect(products.filter(({ technicalContent }) => banned.test(technicalContent))).toEqual([])
  })
})

it('titles of banners, collections, shelves and menus have no name of the code in them', () => {
  const titles = [
    ...banners.flatMap(({ title, text, action }) => [title, text, action]),
    ...[...collections, ...subCategories, ...menu].map((row) => ('title' in row ? row.title : row.name)),
  ]
  expect(titles.map(({ en }) => en).filter((text) => /[a-z][A-Z]/.test(text))).toEqual([])
})

describe('translations', () => {
  it.each(translations)('in %s are written in their own script alone', (language) => {
    const foreign = translations.filter((other) => other !== language).map((other) => scripts[other])
    const mixed = inLanguage(language).filter((text) =>
      foreign.some((script) => text.replace(/[।॥]/g, '').search(script) >= 0),
    )
    expect(mixed).toEqual([])
  })

  it.each(translations)('in %s of names and descriptions are mostly letters of the script', (language) => {
    const texts = products.flatMap(({ name, description }) => [name[language] ?? '', description[language] ?? ''])
    const plain = texts.join(' ').replace(/<[^>]+>/g, ' ')
    const own = plain.match(scripts[language])?.length ?? 0
    const latin = plain.match(/[a-z]/gi)?.length ?? 0
    expect(own / (own + latin)).toBeGreaterThan(0.95)
  })

  it('are there for every brand, every product and what it is, in every language', () => {
    const texts = [...brands.map(({ name }) => name), ...products.flatMap(({ name, kind }) => [name, kind])]
    for (const language of translations) {
      const inLatin = texts.filter((text) => (text[language] ?? text.en) === text.en && /[a-z]{3}/i.test(text.en))
      expect(inLatin).toEqual([])
    }
    expect(inLanguage('en').every((text) => text.trim() !== '')).toBe(true)
  })

  it('say whole what a spray is: its active ingredients, their strength and what it does', () => {
    const sprays = products.filter(({ name, technicalContent }) => name.en.includes(`(${technicalContent}) `))
    expect(sprays.length).toBeGreaterThan(100)
    expect(sprays.map(({ kind }) => kind.en)).toContain('Tebuconazole 25.9% EC, fungicide')
    expect(sprays.filter(({ kind, technicalContent }) => !kind.en.startsWith(`${technicalContent}, `))).toEqual([])
  })

  it('say in every language how a seed was bred, and what everything else consists of', () => {
    // A grade such as "N 19% P2O5 19%" has no word, and is the same in all.
    const told = products.filter(({ technicalContent }) => /[a-z]{4}/.test(technicalContent))
    expect(new Set(told.map(({ productType }) => productType))).toEqual(
      new Set(['Seeds', 'Crop Protection', 'Crop Nutrition', 'Animal Husbandry']),
    )
    for (const { technicalContent, extras } of told) expect(extras.technical?.en).toBe(technicalContent)
    for (const language of translations) {
      const foreign = told.filter(({ extras }) => (extras.technical?.[language] ?? '').search(scripts[language]) < 0)
      expect(foreign.map(({ technicalContent }) => technicalContent)).toEqual([])
    }
  })

  it('[13.10] hold a few look-alike and odd characters, and are NFC otherwise', () => {
    const odd = products.filter(({ name }) => /[^\x20-\x7e]| {2}| $/.test(name.en))
    expect(odd.length).toBe(8)
    const loose = translations.flatMap(inLanguage).filter((text) => text !== text.normalize('NFC'))
    expect(loose.length).toBe(3)
  })

  it('[13.10] go with brands whose handle is not the slug of their name', () => {
    const differing = brands.filter(({ handle, name }) => handle !== name.en.toLowerCase())
    expect(differing.length).toBeGreaterThanOrEqual(5)
  })
})

describe('fill', () => {
  it('puts each language its own word', () => {
    const apple = ['apple', 'सेब', 'ఆపిల్', 'ஆப்பிள்', 'ಸೇಬು', 'আপেল'] as const
    const template = ['{n} of {what}', '{n} {what}', '{what} {n}', '{n} {what}', '{n} {what}', '{n} {what}'] as const
    expect(fill(template, { n: 2, what: apple }).slice(0, 3)).toEqual(['2 of apple', '2 सेब', 'ఆపిల్ 2'])
  })

  it('refuses to leave a slot open', () => {
    const template = ['{gone}', '', '', '', '', ''] as const
    expect(() => fill(template)).toThrow('slot {gone} without a value')
  })
})
