import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const threshold = 1024

/** Compresses a finished text for the encodings a request accepts. HTML is rendered whole, so nothing is streamed. */
export function compressText(
  text: string,
  acceptEncoding: string,
): { body: Uint8Array<ArrayBuffer>; encoding: string | null } {
  const bytes = Buffer.from(text)
  if (bytes.byteLength < threshold) return { body: new Uint8Array(bytes), encoding: null }
  if (/\bbr\b/.test(acceptEncoding)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength }
    return { body: new Uint8Array(brotliCompressSync(bytes, { params })), encoding: 'br' }
  }
  if (/\bgzip\b/.test(acceptEncoding)) return { body: new Uint8Array(gzipSync(bytes)), encoding: 'gzip' }
  return { body: new Uint8Array(bytes), encoding: null }
}
