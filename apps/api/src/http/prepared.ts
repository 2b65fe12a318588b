import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { createGzip, gunzip } from 'node:zlib'
import type { Context } from 'hono'

/** A large text that is compressed once and sent many times. */
export interface Prepared {
  readonly gzipped: Uint8Array<ArrayBuffer>
}

/** Compresses the pieces of a text as they come, off the main thread, so that others are answered meanwhile. */
export async function prepare(pieces: Iterable<string>): Promise<Prepared> {
  const compressed = await buffer(Readable.from(pieces).pipe(createGzip()))
  return { gzipped: new Uint8Array(compressed) }
}

/** Sends it as the caller takes it: nearly all take gzip, for the others it is unpacked. */
export async function sendPrepared(
  context: Context,
  { gzipped }: Prepared,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(context.req.header('accept-encoding') ?? '')
  const body = takesGzip ? gzipped : new Uint8Array(await promisify(gunzip)(gzipped))
  return context.body(body, 200, {
    ...headers,
    vary: 'accept-encoding',
    ...(takesGzip && { 'content-encoding': 'gzip' }),
  })
}
