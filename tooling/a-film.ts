/** The bytes of a film for tests, as a camera writes it: what it is, how many seconds it lasts, and `size` bytes in all; its pictures are nothing. */
export function aFilm(seconds: number, size = 2000): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  const view = new DataView(bytes.buffer)
  const box = (at: number, length: number, kind: string) => {
    view.setUint32(at, length)
    bytes.set(new TextEncoder().encode(kind), at + 4)
  }
  const times = 32
  box(0, 16, 'ftyp')
  box(16, 116, 'moov')
  box(24, 108, 'mvhd')
  view.setUint32(times + 12, 600)
  view.setUint32(times + 16, seconds * 600)
  box(132, size - 132, 'mdat')
  return bytes
}
