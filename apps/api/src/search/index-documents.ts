import { and, eq, inArray, sql } from 'drizzle-orm'
import { inTransaction, schema, type Database } from '../database/index.ts'
import { writeRows } from '../seeding/write-rows.ts'
import { indexRows } from './index-rows.ts'
import type { SearchDocument, SearchKind } from './search-port.ts'

const { searchDocuments, searchWords } = schema

async function writeDocuments(database: Database, kind: SearchKind, list: readonly SearchDocument[]): Promise<void> {
  const rows = indexRows(kind, list)
  await writeRows(database, searchDocuments, rows.documents)
  await writeRows(database, searchWords, rows.words)
}

/** A word of the vocabulary that finds nothing any more would only keep its likes from being looked for. */
async function forgetWords(database: Database, kind: SearchKind, lexemes: readonly string[]): Promise<void> {
  const gone = sql`array(select json_array_elements_text(${JSON.stringify(lexemes)}::json))`
  const marks = sql`array(select '@' || concept from unnest(${searchWords.concepts}) as named(concept))`
  await database.execute(sql`
    delete from ${searchWords}
    where ${searchWords.kind} = ${kind}
      and (${searchWords.word} = any(${gone}) or ${marks} && ${gone})
      and not exists (
        select 1 from ${searchDocuments}
        where ${searchDocuments.kind} = ${kind}
          and ${searchDocuments.fullText} @@ (
            select string_agg(quote_literal(lexeme), ' | ') from unnest(${searchWords.word} || ${marks}) as finders(lexeme)
          )::tsquery)`)
}

async function dropDocuments(database: Database, kind: SearchKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const gone = await database
    .delete(searchDocuments)
    .where(and(eq(searchDocuments.kind, kind), inArray(searchDocuments.id, [...ids])))
    .returning({ lexemes: sql<readonly string[]>`tsvector_to_array(${searchDocuments.fullText})` })
  const lexemes = new Set(gone.flatMap((each) => each.lexemes))
  if (lexemes.size > 0) await forgetWords(database, kind, [...lexemes])
}

/** Takes documents out of the index, and words that nothing has any more out of the vocabulary. */
export async function removeDocuments(database: Database, kind: SearchKind, ids: readonly string[]): Promise<void> {
  await inTransaction(database, (transaction) => dropDocuments(transaction, kind, ids))
}

/** Puts documents into the index in place of what it has of them. */
export async function putDocuments(
  database: Database,
  kind: SearchKind,
  list: readonly SearchDocument[],
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await dropDocuments(
      transaction,
      kind,
      list.map(({ id }) => id),
    )
    await writeDocuments(transaction, kind, list)
  })
}

/** Fills the index of a kind again. */
export async function rebuildIndex(
  database: Database,
  kind: SearchKind,
  list: readonly SearchDocument[],
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction.delete(searchDocuments).where(eq(searchDocuments.kind, kind))
    await transaction.delete(searchWords).where(eq(searchWords.kind, kind))
    await writeDocuments(transaction, kind, list)
  })
}
