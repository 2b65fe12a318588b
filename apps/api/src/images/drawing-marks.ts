import { createHash } from 'node:crypto'

/** A picture that can be drawn from facts. */
export interface Drawing {
  /** All facts as one text; equal facts draw equally. */
  facts: string
  draw: () => string
}

/** More than a large catalogue has; a mark takes some hundred bytes. */
const mostMarks = 20_000

/**
 * Makes the function that names a drawing by a hash of what it looks like, so that kept pictures go stale when the pen
 * changes and not only when the facts do. Drawing takes some milliseconds, hence the memory.
 */
export function createDrawingMarks(): (drawing: Drawing) => string {
  const marks = new Map<string, string>()
  return ({ facts, draw }) => {
    const known = marks.get(facts)
    if (known !== undefined) return known
    const mark = createHash('sha256').update(draw()).digest('hex').slice(0, 40)
    if (marks.size >= mostMarks) marks.clear()
    marks.set(facts, mark)
    return mark
  }
}
