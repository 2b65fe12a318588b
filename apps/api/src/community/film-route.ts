import { filmPartBytes } from '@krishi/storefront-core/film'
import { Hono } from 'hono'
import type { ApiContext } from '../api-context.ts'
import { isUuid, type Database } from '../database/index.ts'
import { refuse } from '../http/envelope.ts'
import { findFilmSize, readFilmBytes } from './films.ts'

/** A stretch of a film, in bytes; `end` is the first byte after it. `isAsked` is one that a player asked for. */
interface Stretch {
  readonly isAsked: boolean
  readonly start: number
  readonly end: number
}

/** A day: a film that a moderator hides is gone from caches after that. */
const cacheControl = 'public, max-age=86400'

/**
 * Serves `/{id}.mp4`, a film of a post that everybody may see [34.2], as a whole or the range of bytes that a player asks for. Answers
 * 404 for any other name and 416 for a range that the film does not have. Mount it at `/api/films`.
 */
export function createFilmRoute({ database }: Pick<ApiContext, 'database'>): Hono {
  const app = new Hono()
  app.get('/:name', async (context) => {
    const id = /^(.+)\.mp4$/.exec(context.req.param('name'))?.[1] ?? ''
    const size = isUuid(id) ? await findFilmSize(database, id) : null
    if (size === null) return refuse(context, 'request/not-found')
    const stretch = readRange(context.req.header('range'), size)
    context.header('accept-ranges', 'bytes')
    context.header('cache-control', cacheControl)
    if (stretch === null) {
      context.header('content-range', `bytes */${size}`)
      return context.body(null, 416)
    }
    const { start, end, isAsked } = stretch
    if (isAsked) context.header('content-range', `bytes ${start}-${end - 1}/${size}`)
    return context.body(streamFilm(database, id, stretch), isAsked ? 206 : 200, {
      'content-type': 'video/mp4',
      'content-length': String(end - start),
    })
  })
  return app
}

/** Reads a range of bytes; the whole film without one, or with one of another kind. Null where the film has none of it. */
function readRange(header: string | undefined, size: number): Stretch | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return { start: 0, end: size, isAsked: false }
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1)
  return start < end ? { start, end, isAsked: true } : null
}

/** Reads on when the player takes more, so that a whole film is never in memory. */
function streamFilm(database: Database, id: string, { start, end }: Stretch): ReadableStream<Uint8Array> {
  let at = start
  return new ReadableStream({
    async pull(controller) {
      const bytes = await readFilmBytes(database, id, { start: at, end: Math.min(end, at + filmPartBytes) })
      at += bytes.length
      controller.enqueue(bytes)
      if (at >= end || bytes.length === 0) controller.close()
    },
  })
}
