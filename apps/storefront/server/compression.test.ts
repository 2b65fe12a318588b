import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressText } from './compression.ts'

const text = 'बीज seeds '.repeat(500)

describe('compressText', () => {
  it('prefers brotli, and gives the text back whole', () => {
    const { body, encoding } = compressText(text, 'gzip, deflate, br, zstd')
    expect([encoding, brotliDecompressSync(body).toString()]).toEqual(['br', text])
    expect(body.byteLength).toBeLessThan(Buffer.byteLength(text) / 10)
  })

  it('falls back to gzip, and gives the text back whole', () => {
    const { body, encoding } = compressText(text, 'gzip, deflate')
    expect([encoding, gunzipSync(body).toString()]).toEqual(['gzip', text])
  })

  it.each(['', 'identity', 'deflate, zstd', 'brotli'])(
    'sends it as it is to a browser that accepts "%s"',
    (accepted) => {
      const { body, encoding } = compressText(text, accepted)
      expect([encoding, Buffer.from(body).toString()]).toEqual([null, text])
    },
  )

  it('leaves a short text alone, counted in bytes', () => {
    expect(compressText('a'.repeat(1023), 'br').encoding).toBeNull()
    expect(compressText('a'.repeat(1024), 'br').encoding).toBe('br')
    expect(compressText('क'.repeat(342), 'br').encoding).toBe('br')
  })

  it.each(['br;q=0, gzip', 'br; q=0.0, gzip;q=0.5'])('takes no encoding that is refused: %s', (accepted) => {
    expect(compressText(text, accepted).encoding).toBe('gzip')
  })
})
