import { createHash } from 'node:crypto'

/**
 * The UUID (version 8) of a name within a kind of thing: always the same for the same name, on every machine, so that
 * a reload of the catalogue keeps the ids that carts and orders hold.
 */
export function nameUuid(
  kind:
    | 'product'
    | 'variant'
    | 'review'
    | 'article'
    | 'order'
    | 'handover'
    | 'wish'
    | 'farmer'
    | 'shopper'
    | 'post'
    | 'comment',
  name: string,
): string {
  const bytes = createHash('sha256').update(`krishi:${kind}:${name}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
