import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const threshold = 1024

/** How hard brotli works on a page: 7 would save 0.4 % for twice the work. */
export const brotliQuality = 6

/** Compresses a finished text for the encodings a request accepts. HTML is rendered whole, so nothing is streamed. */
export function compressText(
  text: string,
  acceptEncoding: string,
): { body: Uint8Array<ArrayBuffer>; encoding: string | null } {
  const bytes = Buffer.from(text)
  if (bytes.byteLength < threshold) return { body: new Uint8Array(bytes), encoding: null }
  if (accepts(acceptEncoding, 'br')) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    }
    return { body: new Uint8Array(brotliCompressSync(bytes, { params })), encoding: 'br' }
  }
  if (accepts(acceptEncoding, 'gzip')) return { body: new Uint8Array(gzipSync(bytes)), encoding: 'gzip' }
  return { body: new Uint8Array(bytes), encoding: null }
}

/** Whether a request takes an encoding; a weight of 0 refuses it. */
function accepts(acceptEncoding: string, encoding: string): boolean {
  return acceptEncoding.split(',').some((entry) => {
    const [name = '', weight = ''] = entry.split(';')
    return name.trim().toLowerCase() === encoding && !/^\s*q=0(\.0*)?\s*$/i.test(weight)
  })
}
