import { languages, type Language } from './languages.ts'

/** A thing that the shopper reads of: its settled word, and the second words for it that no text may use. */
export interface Term {
  readonly word: string
  /** Settled words in which a refused one may occur. */
  readonly settled: readonly string[]
  readonly refused: readonly string[]
}

export type Glossary = Readonly<Record<Language, readonly Term[]>>

/** Reads the table of six languages out of `docs/GLOSSARY.md`. Throws where it is missing or a row lacks a language. */
export function readGlossary(markdown: string): Glossary {
  const lines = markdown.slice(Math.max(0, markdown.search(/^\| English /m))).split('\n')
  const rows = lines.slice(2, lines.indexOf('')).map((line) => line.split('|').slice(1, -1))
  if (!lines[0]?.startsWith('| English ') || rows.length === 0) {
    throw new Error(
      'The glossary has no table that begins with English. No word is refused. Restore it in docs/GLOSSARY.md.',
    )
  }
  const short = rows.find((row) => row.length !== languages.length || row.some((cell) => cell.trim() === ''))
  if (short) {
    throw new Error(
      `The row "${short.join('|').trim()}" lacks a language. Its words are not checked. Complete it in docs/GLOSSARY.md.`,
    )
  }
  const termsOf = (column: number) => rows.map((row) => readCell(row[column] ?? ''))
  return Object.fromEntries(languages.map((language, column) => [language, termsOf(column)])) as Record<
    Language,
    Term[]
  >
}

function readCell(cell: string): Term {
  const [, words = '', struck = ''] = /^([^~]*)(?:~~(.+)~~)?\s*$/.exec(cell.normalize('NFC')) ?? []
  const settled = listWords(words)
  return { word: settled[0] ?? '', settled, refused: listWords(struck) }
}

function listWords(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

/** What a text says with another word than the glossary's. */
export function checkTerms(text: string, terms: readonly Term[]): string[] {
  const said = text.normalize('NFC').replaceAll('\u00ad', '')
  return terms.flatMap(({ word, settled, refused }) => {
    // "பேக் செய்" (to pack) is right although "பேக்" (a pack) is not.
    const right = settled.filter((known) => refused.some((second) => find(second).test(known)))
    const rest = right.reduce((left, known) => left.replace(find(known), ' '), said)
    return refused.flatMap((second) => {
      const found = find(second).exec(rest)
      return found ? [`says "${found[0]}": use "${word}" (docs/GLOSSARY.md)`] : []
    })
  })
}

/** Letters, vowel signs and joiners: where one of them stands, a word of an Indic script goes on. */
const wordPart = '[\\p{L}\\p{M}\\p{N}\\u200c\\u200d]'

/** Finds a word, or with a hyphen at its end the word in all its endings, wherever it begins. */
function find(word: string): RegExp {
  const isStem = word.endsWith('-')
  const letters = (isStem ? word.slice(0, -1) : word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<!${wordPart})${letters}${isStem ? `${wordPart}*` : `(?!${wordPart})`}`, 'giu')
}
