import { describe, expect, it } from 'vitest'
import { checkFilm, filmLimits, filmPosterUrl, filmUrl, looksLikeFilm } from './index.ts'

/** A box of a film: its size, its kind and what is in it. */
function box(kind: string, content: Uint8Array, isLong = false): Uint8Array {
  const head = new Uint8Array(isLong ? 16 : 8)
  const view = new DataView(head.buffer)
  view.setUint32(0, isLong ? 1 : 8 + content.length)
  head.set(
    Uint8Array.from(kind, (letter) => letter.charCodeAt(0)),
    4,
  )
  if (isLong) view.setBigUint64(8, BigInt(16 + content.length))
  return join(head, content)
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

/** The times of a film. */
function times(seconds: number, { perSecond = 600, isLong = false } = {}): Uint8Array {
  const content = new Uint8Array(100)
  const view = new DataView(content.buffer)
  if (isLong) {
    view.setUint8(0, 1)
    view.setUint32(20, perSecond)
    view.setBigUint64(24, BigInt(seconds * perSecond))
  } else {
    view.setUint32(12, perSecond)
    view.setUint32(16, seconds * perSecond)
  }
  return box('mvhd', content)
}

const type = box('ftyp', new Uint8Array(16))
const pictures = box('mdat', new Uint8Array(64))
const film = (seconds: number) => join(type, pictures, box('moov', times(seconds)))

const check = (file: Uint8Array, size = file.length) =>
  checkFilm(size, 30, (start, length) => Promise.resolve(file.subarray(start, start + length)))

describe('a film of a post', () => {
  it.each([
    ['one of half a minute', film(30), null],
    ['one that stopped a frame late', film(30.5), null],
    ['one whose head comes first', join(type, box('moov', join(box('iods', pictures), times(9))), pictures), null],
    ['long times', join(type, box('moov', times(12, { isLong: true }))), null],
    ['a long size', join(type, box('mdat', new Uint8Array(8), true), box('moov', times(3))), null],
    ['one that lasts too long', film(31), 'length'],
    ['a picture', Uint8Array.from([0xff, 0xd8, 0xff, ...pictures]), 'type'],
    ['next to nothing', type.subarray(0, 10), 'type'],
    ['one without a head', join(type, pictures), 'type'],
    ['one whose head tells no length', join(type, box('moov', pictures)), 'type'],
    ['one whose head ends early', join(type, box('moov', box('mvhd', new Uint8Array(8)))), 'type'],
    ['one that counts no seconds', join(type, box('moov', times(3, { perSecond: 0 }))), 'type'],
    ['one whose box is smaller than its own head', join(type, new Uint8Array(16)), 'type'],
    ['one whose box is larger than the file', join(type, film(3).subarray(0, -1)), 'type'],
    [
      'nothing but empty boxes',
      join(type, ...Array.from({ length: 200 }, () => box('free', new Uint8Array()))),
      'type',
    ],
  ])('[34.2] is judged by its content: %s', async (_what, file, problem) => {
    expect(await check(file)).toBe(problem)
  })

  it('[34.2] has at most 25 MB', async () => {
    expect(await check(film(3), filmLimits.bytes + 1)).toBe('size')
  })

  it('[34.2] is known by its first bytes', () => {
    expect([looksLikeFilm(film(3)), looksLikeFilm(pictures)]).toEqual([true, false])
  })

  it('[34.2] has its first frame as its picture', () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057'
    expect(filmPosterUrl(`/api/films/${id}.mp4`)).toBe(`/img/media-${id}.webp`)
    expect(filmUrl(`/img/media-${id}.webp`)).toBe(`/api/films/${id}.mp4`)
    expect(filmPosterUrl('https://elsewhere.example/a.mp4')).toBe('')
  })
})
