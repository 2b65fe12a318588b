import { contentLines } from './data/content-lines.ts'
import { sameInAll } from './localized-tuple.ts'
import type { LocalizedTuple } from './localized-tuple.ts'

const lines = new Map(contentLines.map((line) => [line[0], line]))

/** What a product consists of, in every language; a grade or a formula is the same in all. */
export function contentLine(english: string): LocalizedTuple {
  return lines.get(english) ?? sameInAll(english)
}
