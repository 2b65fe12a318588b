/**
 * CPU that inputs take which were made to cost much: a picture of 69 megapixels in some 200 KB, beside one of 25 that is redrawn, and
 * 160 KB of `<iframe`, in three forms. Targets: 50 ms for the picture that is refused, and time in proportion to the text. No build
 * needed.
 */
import { crc32, deflateSync } from 'node:zlib'
import { stripIframes } from '@krishi/storefront-core/text'
import { redrawPicture } from '../apps/api/src/reviews/redraw-picture.ts'
import { measureInterleaved, printTable } from './lib/rounds.ts'

const rounds = 21

/** CPU of the process in ms; a decoder works on threads of its own, which count too. */
async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG of one colour, as small as it can be. */
function png(side: number): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // Eight bits for each of three colours.
  head.set([8, 2], 8)
  const pixels = deflateSync(Buffer.alloc(side * (side * 3 + 1)), { level: 9 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return new Uint8Array(Buffer.concat(parts))
}

async function redraw(bytes: Uint8Array, isTaken: boolean): Promise<void> {
  if ((await redrawPicture(bytes)).ok === isTaken) return
  throw new Error(
    'The server did with a picture what it should not. The figures are of something else. Look at redraw-picture.ts.',
  )
}

const [bomb, most] = [png(8_300), png(5_000)]
// What is loaded with the first picture belongs to none.
await redraw(most, true)
printTable(
  `Pictures: ${String(bomb.length)} bytes of 69 megapixels, ${String(most.length)} bytes of 25`,
  'ms of CPU',
  await measureInterleaved(
    [
      { name: '25 megapixels, redrawn', measure: () => cpuOf(() => redraw(most, true)) },
      { name: '69 megapixels, refused', measure: () => cpuOf(() => redraw(bomb, false)) },
    ],
    rounds,
  ),
)

const bytes = 160_000
const texts: Readonly<Record<string, string>> = {
  'plain words': 'wheat and pulses ',
  'begun, never closed': '<iframe ',
  nested: '<iframe><iframe></iframe>',
  'pieces of tags': '</ifra<iframe></iframe',
}
printTable(
  `stripIframes on ${String(bytes)} bytes of`,
  'ms of CPU',
  await measureInterleaved(
    Object.entries(texts).map(([name, text]) => {
      const html = text.repeat(bytes / text.length)
      return { name, measure: () => cpuOf(() => stripIframes(html)) }
    }),
    rounds,
  ),
)
