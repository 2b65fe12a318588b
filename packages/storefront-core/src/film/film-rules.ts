/** What a film of a post may be; how many seconds it may last is a setting [34.2]. */
export const filmLimits = { bytes: 25_000_000, perDay: 5 } as const

/** How much of a film is sent at a time, in bytes: half a minute on a slow network, which is all that a lost connection costs. */
export const filmPartBytes = 1_500_000

/** Why a film is not taken. */
export type FilmProblem = 'type' | 'size' | 'length'

/** Gives `length` bytes of a file from `start`, fewer at its end. */
export type ReadBytes = (start: number, length: number) => Promise<Uint8Array>

/** The bytes at the beginning of a file that `looksLikeFilm` reads. */
export const filmHeadBytes = 12

/** How many boxes are looked at: a file of a camera has fewer than ten before the one that tells how long it is. */
const mostBoxes = 100

interface Box {
  readonly kind: string
  /** Where its content begins and where it ends, in bytes. */
  readonly start: number
  readonly end: number
}

/** Whether a file begins as those of phones' cameras do, MP4 and QuickTime, whatever its name says. */
export function looksLikeFilm(head: Uint8Array): boolean {
  return head.length >= filmHeadBytes && textAt(head, 4) === 'ftyp'
}

/**
 * Why a film is not taken; null when it is [34.2]. What it is and how long it lasts is read from its content, which is `size` bytes
 * long; the head of the film tells its length, before or after the pictures.
 */
export async function checkFilm(size: number, maxSeconds: number, read: ReadBytes): Promise<FilmProblem | null> {
  if (size > filmLimits.bytes) return 'size'
  if (!looksLikeFilm(await read(0, filmHeadBytes))) return 'type'
  const head = await findBox('moov', { start: 0, end: size }, read)
  const times = head && (await findBox('mvhd', head, read))
  const seconds = times ? readSeconds(await read(times.start, 32)) : 0
  if (seconds === 0) return 'type'
  // Cameras stop a frame late.
  return seconds > maxSeconds + 0.5 ? 'length' : null
}

/** The first box of a kind in a stretch of the file; null where there is none. */
async function findBox(kind: string, within: Omit<Box, 'kind'>, read: ReadBytes): Promise<Box | null> {
  let at = within.start
  for (let count = 0; count < mostBoxes && at + 8 <= within.end; count += 1) {
    const box = readBox(await read(at, 16), at)
    // Not even its own head fits into it: what follows is no box.
    if (box === null || box.end > within.end) return null
    if (box.kind === kind) return box
    at = box.end
  }
  return null
}

/** Size and kind of a box: 4 bytes each, and 8 more for the size where that is too large for 4. */
function readBox(bytes: Uint8Array, at: number): Box | null {
  const view = viewOf(bytes)
  const short = view.getUint32(0)
  const isLong = short === 1 && bytes.length === 16
  const head = isLong ? 16 : 8
  const size = isLong ? Number(view.getBigUint64(8)) : short
  return size < head ? null : { kind: textAt(bytes, 4), start: at + head, end: at + size }
}

/** How long a film lasts, by the content of its `mvhd` box; 0 where that is not said. Version 1 has times of 8 bytes. */
function readSeconds(bytes: Uint8Array): number {
  if (bytes.length < 32) return 0
  const view = viewOf(bytes)
  const isLong = view.getUint8(0) === 1
  const perSecond = view.getUint32(isLong ? 20 : 12)
  const duration = isLong ? Number(view.getBigUint64(24)) : view.getUint32(16)
  return perSecond === 0 ? 0 : duration / perSecond
}

function textAt(bytes: Uint8Array, start: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + 4))
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}

/** The address of the film whose first frame is the picture of this address, as `uploadMedia` gave it. */
export function filmUrl(pictureUrl: string): string {
  return pictureUrl.replace('/img/media-', '/api/films/').replace(/webp$/, 'mp4')
}

const filmPattern = /^\/api\/films\/([\da-f-]{36})\.mp4$/

/** The address of the picture that stands for a film until it is played: its first frame. Empty for what is no address of a film. */
export function filmPosterUrl(filmUrl: string): string {
  const id = filmPattern.exec(filmUrl)?.[1]
  return id === undefined ? '' : `/img/media-${id}.webp`
}
