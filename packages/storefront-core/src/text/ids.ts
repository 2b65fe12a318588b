/** The id of nothing [02.6]. */
export const blankId = '00000000-0000-0000-0000-000000000000'

/** A source of random bytes, for example `crypto.getRandomValues`. */
export type RandomBytes = (length: number) => Uint8Array

/** A new random id: 36 characters, UUID version 4 [02.6]. */
export function createId(randomBytes: RandomBytes): string {
  const bytes = randomBytes(16)
  const hex = Array.from(bytes, (byte, index) => setVersion(byte, index).toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Byte 6 carries the version, byte 8 the variant. */
function setVersion(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40
  return index === 8 ? (byte & 0x3f) | 0x80 : byte
}
