/**
 * The Unicode blocks of Indian scripts lie one after the other, 128 characters each, and hold the same letter at the
 * same place. So one table reads Devanagari, Bengali, Tamil, Telugu and Kannada, and their sisters between them.
 */
const firstBlock = 0x900
const lastBlock = 0xd7f

const bengali = 0x13
/** From Tamil on the scripts are Dravidian: they write what they say, and say the vowel at the end of a word. */
const firstDravidian = 0x17
const telugu = 0x18

const places = {
  candrabindu: 0x01,
  anusvara: 0x02,
  vowels: 0x05,
  consonants: 0x15,
  labials: 0x2a,
  ya: 0x2f,
  nukta: 0x3c,
  signs: 0x3e,
  virama: 0x4d,
  khandaTa: 0x4e,
} as const

const vowels = 'a a i i u u ri li e e e ai o o o au'.split(' ')
const consonants = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h'.split(' ')
const signs = 'a i i u u ri ri e e e ai o o o au'.split(' ')

/** Letters that a dot below makes into others. */
const dotted: Readonly<Record<string, string>> = { j: 'z', d: 'r', dh: 'r', ph: 'f' }

interface Letter {
  readonly script: number
  readonly place: number
}

/** Where a character stands in its block; a character of no Indian script stands nowhere. */
function letterAt(text: string, index: number): Letter {
  const code = text.charCodeAt(index)
  return code >= firstBlock && code <= lastBlock ? { script: code >> 7, place: code & 0x7f } : { script: 0, place: -1 }
}

function consonantAt(text: string, index: number): string | undefined {
  const { script, place } = letterAt(text, index)
  if (script === bengali && place === places.khandaTa) return 't'
  const plain = consonants[place - places.consonants]
  if (plain === undefined) return undefined
  if (letterAt(text, index + 1).place === places.nukta) return dotted[plain] ?? plain
  const isBengaliJa = script === bengali && place === places.ya && letterAt(text, index - 1).place !== places.virama
  return isBengaliJa ? 'j' : plain
}

/** A dot above is the nasal of the letter that follows; at the end Telugu and Kannada say m. */
function nasalAt(text: string, index: number): string {
  const next = letterAt(text, index + 1)
  const isLabial = next.place >= places.labials && next.place < places.ya
  const isLast = index + 1 === text.length
  return isLabial || (isLast && letterAt(text, index).script >= telugu) ? 'm' : 'n'
}

/** The vowel that a consonant has when none is written: between letters always, at the end in Dravidian scripts. */
function inherentAfter(text: string, index: number): string {
  const next = index + (letterAt(text, index + 1).place === places.nukta ? 2 : 1)
  const { place, script } = letterAt(text, next)
  if (next >= text.length) return letterAt(text, index).script >= firstDravidian ? 'a' : ''
  const isWritten = script > 0 && place >= places.signs && place <= places.virama
  return isWritten ? '' : 'a'
}

/**
 * Roughly how a word of an Indian script is spelt in Latin letters: टमाटर gives `tamatar`, தக்காளி `takkali`. Rougher than a
 * transliteration, because its reader is a sound key; long and short vowels are one. Other letters stay.
 */
export function latinOf(word: string): string {
  const text = word.normalize('NFC')
  let latin = ''
  for (let index = 0; index < text.length; index += 1) {
    const { script, place } = letterAt(text, index)
    const consonant = consonantAt(text, index)
    if (script === 0) latin += text.charAt(index)
    else if (consonant !== undefined) latin += consonant + inherentAfter(text, index)
    else if (place === places.anusvara) latin += nasalAt(text, index)
    else if (place === places.candrabindu) latin += script === bengali ? '' : 'n'
    else latin += vowels[place - places.vowels] ?? signs[place - places.signs] ?? ''
  }
  return latin
}
