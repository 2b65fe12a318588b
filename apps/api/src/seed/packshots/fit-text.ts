import { capHeight, type Face, measureText } from './faces.ts'
import type { Box } from './svg.ts'

/** One line of a label, measured and ready to be drawn. */
export interface PlacedText {
  text: string
  face: Face
  size: number
  color: string
  /** Left end of the line. */
  x: number
  baseline: number
  width: number
}

/** How a text wants to stand in its box. */
export interface TextWish {
  text: string
  face: Face
  color: string
  box: Box
  maxSize: number
  maxLines: number
  align: 'left' | 'center'
  /** Where the lines stand when the box is higher than they are; the middle unless told. */
  stand?: 'top' | 'middle' | 'bottom'
}

const lineHeight = 1.06
const smallestSize = 9

/** The width of a text at a size. */
type Ruler = (text: string, size: number) => number

/** Measures nothing twice: balancing the lines of a label asks for the same words some twenty times. */
function rulerOf(face: Face): Ruler {
  const widths = new Map<string, number>()
  return (text, size) => {
    const key = `${size} ${text}`
    const width = widths.get(key) ?? measureText(text, face, size)
    widths.set(key, width)
    return width
  }
}

/** Breaks and shrinks a text until it stays inside its box. A text too long for the smallest size is cut with an ellipsis. */
export function fitText(wish: TextWish): PlacedText[] {
  const { text, face, box, maxSize, maxLines } = wish
  const words = text.split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const widthOf = rulerOf(face)
  for (let size = maxSize; size >= smallestSize; size *= 0.96) {
    const lines = balancedLines(words, widthOf, size, box.width, maxLines)
    if (lines !== null && heightOf(lines.length, size) <= box.height) return placeLines(wish, widthOf, lines, size)
  }
  return placeLines(wish, widthOf, [cutLine(words.join(' '), widthOf, box.width)], smallestSize)
}

/** The fewest lines that hold the words, as equally long as they can be; null when there is no way. */
function balancedLines(
  words: readonly string[],
  widthOf: Ruler,
  size: number,
  width: number,
  maxLines: number,
): string[] | null {
  const fewest = greedyLines(words, widthOf, size, width)
  if (fewest === null || fewest.length > maxLines) return null
  let balanced = fewest
  for (let narrower = width * 0.95; narrower > width * 0.4; narrower *= 0.95) {
    const lines = greedyLines(words, widthOf, size, narrower)
    if (lines === null || lines.length > fewest.length) break
    balanced = lines
  }
  return balanced
}

function greedyLines(words: readonly string[], widthOf: Ruler, size: number, width: number): string[] | null {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer, size) <= width) {
      line = longer
      continue
    }
    if (line === '' || widthOf(word, size) > width) return null
    lines.push(line)
    line = word
  }
  return [...lines, line]
}

function cutLine(text: string, widthOf: Ruler, width: number): string {
  let kept = text
  while (kept.length > 1 && widthOf(`${kept}…`, smallestSize) > width) kept = kept.slice(0, -1).trimEnd()
  return kept === text ? text : `${kept}…`
}

function heightOf(lines: number, size: number): number {
  return size * (capHeight + 0.22 + (lines - 1) * lineHeight)
}

function placeLines(
  { face, color, box, align, stand = 'middle' }: TextWish,
  widthOf: Ruler,
  lines: readonly string[],
  size: number,
): PlacedText[] {
  const spare = box.height - heightOf(lines.length, size)
  const top = box.y + spare * { top: 0, middle: 0.5, bottom: 1 }[stand]
  return lines.map((text, index) => {
    const width = widthOf(text, size)
    const x = align === 'left' ? box.x : box.x + (box.width - width) / 2
    return { text, face, size, color, x, width, baseline: top + size * (capHeight + index * lineHeight) }
  })
}
