import type { SeedLanguage } from '../types.ts'

/**
 * Odd characters in English names, kept as data: a look-alike from another script, a no-break space, a typographic
 * dash or apostrophe, a doubled space. The first product whose name holds `find`, and that no earlier row took, gets it.
 */
export const oddNames: readonly { find: string; put: string; why: string }[] = [
  { find: 'Tomato Hybrid Seeds', put: 'T\u043em\u0430to Hybrid Seeds', why: 'Cyrillic o and a' },
  { find: 'Chilli Hybrid Seeds', put: 'Chilli\u00a0Hybrid Seeds', why: 'no-break space' },
  { find: 'Insecticide', put: 'Ins\u0435cticide', why: 'Cyrillic e' },
  { find: 'Water Soluble Fertilizer', put: 'Water\u2013Soluble Fertilizer', why: 'en dash' },
  { find: 'Battery Sprayer', put: 'Battery  Sprayer', why: 'two spaces' },
  { find: 'Grafted Sapling', put: 'Grafted Sapling ', why: 'space at the end' },
  { find: 'Cattle Feed', put: 'Cattle\u2019s Feed', why: 'typographic apostrophe' },
  { find: 'Onion Improved Seeds', put: '\u041enion Improved Seeds', why: 'Cyrillic capital O' },
]

/** The same in a translation: a danda written as a bar, a vowel sign as two parts that normalise to one. */
export const oddTranslations: readonly { language: Exclude<SeedLanguage, 'en'>; find: string; put: string; why: string }[] = [
  { language: 'ta', find: 'கொ', put: 'க\u0bc6\u0bbe', why: 'o sign in two parts, not NFC' },
  { language: 'hi', find: 'ज़', put: '\u095b', why: 'precomposed za, not NFC' },
  { language: 'bn', find: 'ো', put: '\u09c7\u09be', why: 'o sign in two parts, not NFC' },
]
