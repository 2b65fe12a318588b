import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { latinOf, skeletonKeys, skeletonOf, soundOf, soundSimilarity } from './index.ts'

describe('latinOf', () => {
  it.each([
    ['टमाटर', 'tamatar'],
    ['तरबूज', 'tarabuj'],
    ['मूँगफली', 'mungaphali'],
    ['नींबू', 'nimbu'],
    ['कद्दू', 'kaddu'],
    ['गेहूं', 'gehun'],
    ['कड़ी', 'kari'],
    ['ज़िंक', 'zink'],
    ['क़लम', 'kalam'],
    ['कृषि', 'krishi'],
    ['ऋतु', 'ritu'],
    ['दुःख', 'dukh'],
    ['टमाटरx', 'tamatarax'],
    ['సేంద్రియ', 'sendriya'],
    ['క్యాప్సికం', 'kyapsikam'],
    ['తుంగ', 'tunga'],
    ['தக்காளி', 'takkali'],
    ['பழம்', 'pazham'],
    ['ಟೊಮ್ಯಾಟೊ', 'tomyato'],
    ['ಎಳ್ಳು', 'ellu'],
    ['পেঁপে', 'pepe'],
    ['যব', 'jab'],
    ['দয়ে', 'daye'],
    ['ধান্য', 'dhany'],
    ['ঢেঁড়স', 'dheras'],
    ['সৎ', 'sat'],
    ['ਕਣਕ', 'kanak'],
    ['ॐ', ''],
    ['tomato', 'tomato'],
    ['', ''],
  ])('writes %s as %s', (word, latin) => {
    expect(latinOf(word)).toBe(latin)
  })
})

describe('soundOf', () => {
  it.each([
    ['टमाटर', 'tamatar', 'tamaatar', 'tammatar', 'dhamadhar'],
    ['मिर्च', 'mirch', 'mirchh', 'mirj'],
    ['प्याज', 'pyaj', 'pyaaz', 'piyaj'],
    ['आलू', 'aloo', 'alu', 'aaloo', 'allu'],
    ['यूरिया', 'urea', 'yuriya', 'ooria'],
    ['నిమ్మ', 'nimma', 'nima', 'nimmah'],
    ['ఉల్లిపాయ', 'ullipaya', 'vullipaaya', 'ulipaya'],
    ['தக்காளி', 'thakkali', 'takkaali', 'dakkali'],
    ['வெண்டை', 'vendai', 'ventai', 'wendai'],
    ['பழம்', 'pazham', 'palam', 'bazham'],
    ['ಎಳ್ಳು', 'ellu', 'yellu'],
    ['ನಿಂಬೆ', 'nimbe', 'ninbe', 'nimbhe'],
    ['ಭತ್ತ', 'bhatta', 'batta', 'patha'],
    ['পেঁপে', 'pepe', 'peppe'],
    ['sulphur', 'sulfur'],
    ['wheat', 'weat', 'veet'],
    ['zinc', 'sink', 'jinck', 'zinkh'],
    ['quick', 'kuik'],
    ['centre', 'sentre'],
    ['paani', 'pani', 'paany'],
  ])('hears %s and its spellings as one', (...spellings) => {
    expect(new Set(spellings.map(soundOf)).size).toBe(1)
  })

  it('keeps apart what sounds different', () => {
    expect(
      new Set(['kela', 'kali', 'mela', 'ela', 'kera', 'hela', 'vela', 'nela', 'sela', 'pela'].map(soundOf)).size,
    ).toBe(10)
  })

  it('hears nothing in a code', () => {
    expect(soundOf('19:19:19')).toBe('')
    expect(soundOf('f1')).toBe('')
    expect(soundOf('१')).toBe('')
  })

  it('uses thirteen letters, never one twice nor two vowels in a row', () => {
    const indic = fc.array(fc.integer({ min: 0x900, max: 0xd7f }), { maxLength: 12 })
    const word = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[a-z]{0,20}$/),
      indic.map((codes) => String.fromCharCode(...codes)),
    )
    fc.assert(
      fc.property(word, (text) => {
        expect(soundOf(text)).toMatch(/^(?:([kstpvmnlrh])(?!\1)|[aeo](?![aeo]))*$/)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('skeletonOf', () => {
  it('keeps the consonants and a first vowel', () => {
    expect(['tamatar', 'alo', 'sase', 'a', ''].map(skeletonOf)).toEqual(['tmtr', 'al', 'ss', 'a', ''])
  })
})

describe('skeletonKeys', () => {
  it('gives the skeleton and it without each letter, once', () => {
    expect(skeletonKeys('tmtr')).toEqual(['tmtr', 'mtr', 'ttr', 'tmr', 'tmt'])
    expect(skeletonKeys('aa')).toEqual(['aa', 'a'])
    expect(skeletonKeys('a')).toEqual(['a'])
    expect(skeletonKeys('')).toEqual([])
  })

  it('has a key in common for skeletons within one edit', () => {
    const skeleton = fc.stringMatching(/^[kstpvmnlrh]{2,12}$/)
    const letter = fc.constantFrom(...'kstpvmnlrh', '')
    fc.assert(
      fc.property(skeleton, fc.nat(), letter, fc.boolean(), (text, at, other, isMore) => {
        const place = at % text.length
        const edited = text.slice(0, place) + other + text.slice(isMore ? place : place + 1)
        const keys = new Set(skeletonKeys(text))
        expect(skeletonKeys(edited).some((key) => keys.has(key))).toBe(true)
      }),
    )
  })
})

describe('soundSimilarity', () => {
  it.each([
    ['tamatar', 'tamatar', 1],
    ['', '', 1],
    ['ta', '', -0.4 + 0.7],
    ['tamatar', 'tametar', 1 - 0.25 / 7],
    ['tamatar', 'tamtar', 1 - 0.4 / 7],
    ['tamtar', 'tamatar', 1 - 0.4 / 7],
    ['tamatar', 'tamata', 1 - 1 / 7],
    ['tamata', 'tamatar', 1 - 1 / 7],
    ['pela', 'kela', 0.75],
    ['ale', 'kle', 1 - 1 / 3],
  ])('of %s and %s is %d', (one, other, similarity) => {
    expect(soundSimilarity(one, other)).toBeCloseTo(similarity)
  })

  it('is the same both ways, from 0 to 1, and 1 only for equals', () => {
    const sound = fc.stringMatching(/^[kstpvmnlrhaeo]{0,8}$/)
    fc.assert(
      fc.property(sound, sound, (one, other) => {
        const similarity = soundSimilarity(one, other)
        expect(similarity).toBeCloseTo(soundSimilarity(other, one))
        expect(similarity).toBeGreaterThanOrEqual(-1e-9)
        expect(similarity).toBeLessThanOrEqual(1)
        expect(similarity === 1).toBe(one === other)
      }),
    )
  })
})
