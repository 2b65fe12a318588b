import { asc, inArray } from 'drizzle-orm'
import type { ApiContext } from '../api-context.ts'
import { schema } from '../database/index.ts'
import { everyPage, joinKeys, manyProducts, productKey } from './purge-keys.ts'

const { productChanges } = schema

/** How many changes one round reads. */
const changesAtOnce = 1_000

/** How many products and collections one call names: some KiB of a header. More than that is told as all pages. */
const mostKeys = 60

/** How long the cache is waited for, in ms. */
const timeoutMs = 5_000

/** What purging works with. */
type Purging = Pick<ApiContext, 'database' | 'logger'>

/**
 * One round of telling the cache in front which pages look different: `PURGE` with their keys in `Cache-Tag`. What
 * the cache does not take stays for the next round, so no change is lost; two servers may tell the same, which does no harm.
 *
 * @param url Where the cache takes `PURGE`; null where there is none, and changes are forgotten.
 * @throws Where the cache cannot be reached or refuses.
 */
export async function purgePages({ database, logger }: Purging, url: string | null): Promise<void> {
  const changes = await database.select().from(productChanges).orderBy(asc(productChanges.id)).limit(changesAtOnce)
  if (changes.length === 0) return
  const keys = keysOf(changes)
  if (url !== null) {
    await purge(url, keys)
    logger.info({ keys: keys.length }, 'the cache in front was told of changes')
  }
  await database.delete(productChanges).where(
    inArray(
      productChanges.id,
      changes.map(({ id }) => id),
    ),
  )
}

function keysOf(changes: readonly (typeof productChanges.$inferSelect)[]): readonly string[] {
  const keys = new Set(changes.flatMap((change) => [...change.handles.map(productKey), ...change.keys]))
  if (keys.has(everyPage) || keys.size > mostKeys) return [everyPage]
  return changes.some(({ handles }) => handles.length > 0) ? [manyProducts, ...keys] : [...keys]
}

async function purge(url: string, keys: readonly string[]): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs)
  const headers = { 'cache-tag': joinKeys(keys) }
  const answer = await fetch(url, { method: 'PURGE', headers, redirect: 'error', signal })
  await answer.body?.cancel()
  if (!answer.ok) {
    throw new Error(
      `The cache at CACHE_PURGE_URL answered PURGE with ${String(answer.status)}. It shows pages as they were, for five minutes at ` +
        'most. Let it take PURGE from this server; it is asked again.',
    )
  }
}
