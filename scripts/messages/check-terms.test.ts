import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mainCollections } from '../../apps/api/src/seed/data/collection-words.ts'
import { root } from '../lib/root.ts'
import { checkTerms, readGlossary } from './check-terms.ts'
import { languages } from './languages.ts'

const glossary = readGlossary(readFileSync(join(root, 'docs/GLOSSARY.md'), 'utf8'))

describe('a second word for the same thing', () => {
  it.each([
    ['en', 'Who sells', 'Who sells', 'seller'],
    ['hi', 'मुख्य पृष्ठ पर जाएँ', 'पृष्ठ', 'पेज'],
    ['hi', 'आपकी कार्ट खाली है', 'आपकी कार्ट', 'कार्ट'],
    ['te', 'ఈ షాప్‌కు అనుమతి ఇవ్వండి', 'షాప్‌కు', 'దుకాణం'],
    ['ta', 'இந்தக் கைபேசியிலிருந்து நீக்கு', 'கைபேசியிலிருந்து', 'போன்'],
    ['ta', 'இந்தப் பேக் மீண்டும் வந்துவிட்டது', 'பேக்', 'பொதி'],
    ['kn', 'ಎಲ್ಲಾ ಆಫರ್‌ಗಳು', 'ಎಲ್ಲಾ', 'ಎಲ್ಲ'],
    ['bn', 'এখনও কোনও ঠিকানা নেই', 'কোনও', 'কোনো'],
  ] as const)('%s: %s', (language, text, second, word) => {
    expect(checkTerms(text, glossary[language])).toEqual([`says "${second}": use "${word}" (docs/GLOSSARY.md)`])
  })
})

describe('a word that only looks like one', () => {
  it.each([
    ['a word that goes on otherwise', 'hi', 'रोग की पृष्ठभूमि'],
    ['a word that begins earlier', 'ta', 'மின்கார்ட்'],
    ['a vowel sign that makes another word', 'kn', 'ಎಲ್ಲಾದರೂ'],
    ['a settled word that holds a refused one', 'ta', 'ஆர்டரைப் பேக் செய்து அனுப்புகிறோம்'],
    ['a settled word in another case', 'ta', 'கூடையில் சேர்'],
    ['machinery, of which machine is the beginning', 'bn', 'কৃষি যন্ত্রপাতি'],
  ] as const)('%s', (_reason, language, text) => {
    expect(checkTerms(text, glossary[language])).toEqual([])
  })
})

describe('the glossary', () => {
  it('does not refuse what it settles', () => {
    const clashes = languages.flatMap((language) =>
      glossary[language].flatMap(({ settled }) => settled.flatMap((word) => checkTerms(word, glossary[language]))),
    )
    expect(clashes).toEqual([])
  })

  it('says where it is broken', () => {
    expect(() => readGlossary('# Glossary')).toThrow(/no table/)
    expect(() => readGlossary('| English | Hindi |\n| - | - |\n| cart | कार्ट |\n\n')).toThrow(/"cart \| कार्ट" lacks/)
  })
})

describe('the name of a shelf', () => {
  it.each([
    ['seeds', 'shelfSeeds'],
    ['crop-protection', 'shelfProtection'],
    ['crop-nutrition', 'shelfNutrition'],
    ['equipments', 'shelfEquipments'],
    ['animal-husbandry', 'shelfAnimals'],
    ['saplings', 'shelfSaplings'],
  ] as const)('is the same on its page, in bar, tile, footer and glossary: %s', (handle, key) => {
    languages.forEach((language, index) => {
      const path = join(root, `apps/storefront/src/features/menu/messages/${language}.json`)
      const messages = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
      expect(messages[key]).toBe(mainCollections[handle][index])
      expect(glossary[language].map(({ word }) => word)).toContain(messages[key])
    })
  })
})
