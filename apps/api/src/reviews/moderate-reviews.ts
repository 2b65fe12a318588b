import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Result } from '@krishi/storefront-core/result'
import type { Database } from '../database/index.ts'
import { listWaiting, publishReview, removeReview, type WaitingReview } from './moderation.ts'

const usage = `Reviews that wait for a moderator:
  npm run reviews                        those that wait, the oldest first
  npm run reviews -- publish ID@TIME …   shows what was written then to everybody
  npm run reviews -- remove ID …         deletes them with their pictures, published or not`

/** What the command has to say, and the exit code of its process. */
export interface Moderated {
  readonly lines: readonly string[]
  readonly exitCode: 0 | 1
}

/**
 * Carries out what a moderator asked for on the command line [19.5]. Pictures of waiting reviews, which no page shows yet, are
 * written to `pictureDir` to be looked at.
 */
export async function moderateReviews(
  { database, pictureDir }: { readonly database: Database; readonly pictureDir: string },
  [order = 'list', ...ids]: readonly string[],
): Promise<Moderated> {
  if (order === 'list' && ids.length === 0) return { lines: await describeWaiting(database, pictureDir), exitCode: 0 }
  if (order === 'publish' && ids.length > 0) {
    return decideEach(ids, (id, writtenAt) => publishReview(database, { id, writtenAt }), 'published')
  }
  if (order === 'remove' && ids.length > 0) return decideEach(ids, (id) => removeReview(database, id), 'removed')
  return { lines: [usage], exitCode: 1 }
}

async function describeWaiting(database: Database, pictureDir: string): Promise<readonly string[]> {
  const waiting = await listWaiting(database)
  if (waiting.length === 0) return ['No review waits.']
  return [...waiting.map((review) => describeReview(review, pictureDir)), usage]
}

function describeReview(review: WaitingReview, pictureDir: string): string {
  const { id, productHandle, author, rating, message, language, writtenAt } = review
  const pictures = review.pictures.map((picture) => {
    const path = join(pictureDir, `${picture.id}.webp`)
    mkdirSync(pictureDir, { recursive: true })
    writeFileSync(path, picture.bytes)
    return `\n  picture: ${path}`
  })
  const facts = `${id}@${writtenAt.toISOString()}  ${productHandle}  ${rating} of 5  ${language}`
  return `${facts}\n  ${printable(author)}: ${printable(message).replaceAll('\n', '\n  ')}${pictures.join('')}\n`
}

/** Text without what a terminal would take for a command. */
function printable(text: string): string {
  return stripVTControlCharacters(text).replace(/(?!\n)\p{Cc}/gu, '')
}

async function decideEach(
  references: readonly string[],
  decide: (id: string, writtenAt: Date) => Promise<Result<null, 'request/not-found' | 'review/changed'>>,
  done: string,
): Promise<Moderated> {
  const lines: string[] = []
  let exitCode: Moderated['exitCode'] = 0
  for (const reference of references) {
    const [id = '', time = ''] = reference.split('@')
    const decided = await decide(id, new Date(time))
    lines.push(decided.ok ? `${id} is ${done}.` : refusals[decided.error.code](reference))
    if (!decided.ok) exitCode = 1
  }
  return { lines, exitCode }
}

const refusals = {
  'request/not-found': (reference: string) => `${reference} is no review of this shop. Nothing was changed for it.`,
  'review/changed': (reference: string) =>
    `${reference} is not what the review says now. It was not published. List the reviews again and read it anew.`,
}
