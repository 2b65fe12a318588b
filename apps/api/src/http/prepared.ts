import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Context } from 'hono'

/** A large text that is compressed once and sent many times. */
export interface Prepared {
  readonly gzipped: Uint8Array<ArrayBuffer>
}

/**
 * Compresses the pieces of a text as they come, off the main thread, and asks for the next when one is done, so that others are
 * answered meanwhile. Rejects when the pieces break off.
 */
export async function prepare(pieces: Iterable<string> | AsyncIterable<string>): Promise<Prepared> {
  const gzip = createGzip()
  const [compressed] = await Promise.all([buffer(gzip), pipeline(Readable.from(pieces, { highWaterMark: 1 }), gzip)])
  return { gzipped: new Uint8Array(compressed) }
}

/** Sends it as the caller takes it: nearly all take gzip, for the others it is unpacked while it is sent. */
export function sendPrepared(
  context: Context,
  { gzipped }: Prepared,
  headers: Readonly<Record<string, string>>,
): Response {
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(context.req.header('accept-encoding') ?? '')
  const body = takesGzip ? gzipped : new Blob([gzipped]).stream().pipeThrough(new DecompressionStream('gzip'))
  return context.body(body, 200, {
    ...headers,
    vary: 'accept-encoding',
    ...(takesGzip && { 'content-encoding': 'gzip' }),
  })
}
