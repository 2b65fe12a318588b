/** Where an answer ended: which search it was, the last one's place in the order, and how many there were so far. */
export interface SearchCursor {
  /** Whether all words had to match, or any. */
  readonly need: 'all' | 'any'
  readonly score: number
  readonly position: number
  readonly count: number
  readonly id: string
}

const pattern = /^(all|any)_(\d{1,9})_(-?\d{1,9})_(\d{1,9})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** The cursor as a text for the wire. */
export function writeCursor({ need, score, position, count, id }: SearchCursor): string {
  return [need, score, position, count, id].join('_')
}

/** Reads `writeCursor`'s text; null for any other. */
export function readCursor(text: string): SearchCursor | null {
  const [, need, score, position, count, id] = pattern.exec(text) ?? []
  if ((need !== 'all' && need !== 'any') || id === undefined) return null
  return { need, score: Number(score), position: Number(position), count: Number(count), id }
}
