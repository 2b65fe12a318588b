import { sql, type SQL } from 'drizzle-orm'
import { schema } from '../database/index.ts'
import type { SearchCursor } from './search-cursor.ts'
import type { SearchKind } from './search-port.ts'
import type { SearchTerm, TermMatch } from './term-matches.ts'

const { searchDocuments, searchWords } = schema

const vocabulary = sql`${searchWords.word}, ${searchWords.sound}, ${searchWords.skeleton}, ${searchWords.concepts}`

/** The last character of all, so that a text followed by it ends the words that begin with the text. */
const last = sql.raw('chr(1114111)')

/** A list as one parameter; the drivers do not agree on arrays. */
function texts(list: readonly string[]): SQL {
  return sql`json_array_elements_text(${JSON.stringify(list)}::json)`
}

/** How many words with a beginning are looked at: enough to learn what they name. */
const mostLonger = 20
const mostOfSkeleton = 300
const mostNear = 60

/** Asks the vocabulary for words that are the same as one of `names`, begin like a term, or have its skeleton. */
export function closeWordsStatement(kind: SearchKind, names: readonly string[], terms: readonly SearchTerm[]): SQL {
  const beginnings = terms.filter(({ mayBeBeginning }) => mayBeBeginning).map(({ word }) => word)
  const skeletons = terms.map(({ skeleton }) => skeleton).filter((skeleton) => skeleton !== '')
  return sql`
    (select ${vocabulary} from ${searchWords}
      where ${searchWords.kind} = ${kind} and ${searchWords.word} = any(array(select ${texts(names)})))
    union
    (select longer.* from ${texts(beginnings)} as beginnings(beginning) cross join lateral (
      select ${vocabulary} from ${searchWords}
      where ${searchWords.kind} = ${kind}
        and ${searchWords.word} >= beginning and ${searchWords.word} < beginning || ${last}
      order by ${searchWords.word} limit ${mostLonger}) as longer)
    union
    (select ${vocabulary} from ${searchWords}
      where ${searchWords.kind} = ${kind} and ${searchWords.skeleton} = any(array(select ${texts(skeletons)}))
      limit ${mostOfSkeleton})`
}

/** Asks the vocabulary for words within one edit of the term's skeleton, or with many of the same trigrams of sound. */
export function nearWordsStatement(kind: SearchKind, { sound }: SearchTerm, keys: readonly string[]): SQL {
  const nearest = sql`order by similarity(${searchWords.sound}, ${sound}) desc, ${searchWords.word} limit ${mostNear}`
  return sql`
    (select ${vocabulary} from ${searchWords}
      where ${searchWords.kind} = ${kind} and ${searchWords.keys} && array(select ${texts(keys)}) ${nearest})
    union
    (select ${vocabulary} from ${searchWords}
      where ${searchWords.kind} = ${kind} and ${searchWords.sound} % ${sound} ${nearest})`
}

/** What a match is worth by the weight that a document gives it; `index-rows.ts` says what the letters mean. */
const shares = [
  ['A', 1],
  ['B', 0.82],
  ['C', 0.72],
  ['D', 0.5],
] as const

function query({ lexeme, isPrefix }: TermMatch, weight = ''): string {
  const marks = `${isPrefix ? '*' : ''}${weight}`
  return `'${lexeme}'${marks === '' ? '' : `:${marks}`}`
}

function scoreOf(matches: readonly TermMatch[]): SQL {
  const byScore = new Map<number, string[]>()
  for (const match of matches) {
    for (const [weight, share] of shares) {
      const score = Math.round(match.score * share)
      byScore.set(score, [...(byScore.get(score) ?? []), query(match, weight)])
    }
  }
  const steps = [...byScore]
    .sort(([one], [other]) => other - one)
    .map(
      ([score, queries]) =>
        sql`when ${searchDocuments.fullText} @@ ${queries.join(' | ')}::tsquery then ${sql.raw(String(score))}`,
    )
  return sql`case ${sql.join(steps, sql` `)} else 0 end`
}

/** What `documentsStatement` looks for. */
export interface DocumentsQuestion {
  readonly kind: SearchKind
  readonly need: SearchCursor['need']
  /** For each term at least one match. */
  readonly terms: readonly (readonly TermMatch[])[]
  readonly after: SearchCursor | null
  readonly skip: number
  readonly limit: number
}

/** Asks for the documents that match all terms, or any, the best first. */
export function documentsStatement({ kind, need, terms, after, skip, limit }: DocumentsQuestion): SQL {
  const wanted = terms
    .map((matches) => `(${matches.map((match) => query(match)).join(' | ')})`)
    .join(need === 'all' ? ' & ' : ' | ')
  const score = sql.join(terms.map(scoreOf), sql` + `)
  const later =
    after === null
      ? sql``
      : sql`where (-score, position, id) > (${-after.score}::integer, ${after.position}::integer, ${after.id}::uuid)`
  return sql`
    select id, position, score from (
      select ${searchDocuments.id}, ${searchDocuments.position}, ${score} as score from ${searchDocuments}
      where ${searchDocuments.kind} = ${kind} and ${searchDocuments.fullText} @@ ${wanted}::tsquery) as found
    ${later} order by score desc, position, id limit ${limit} offset ${skip}`
}
