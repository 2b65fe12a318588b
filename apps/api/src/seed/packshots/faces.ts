import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type PathCommand } from 'opentype.js'
import { n } from './svg.ts'

/** The type of the labels. It ships with the API, so that a picture never depends on the fonts of a machine. */
export type Face = 'sans' | 'sans-medium' | 'slab' | 'narrow' | 'narrow-medium'

/** Height of a capital letter for a size of 1; all faces agree on it. */
export const capHeight = 0.705

const files: Readonly<Record<Face, string>> = {
  sans: '@fontsource/poppins/files/poppins-latin-700-normal.woff',
  'sans-medium': '@fontsource/poppins/files/poppins-latin-500-normal.woff',
  slab: '@fontsource/bitter/files/bitter-latin-700-normal.woff',
  narrow: '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff',
  'narrow-medium': '@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff',
}

const loaded = new Map<Face, Font>()
const { resolve } = createRequire(import.meta.url)

/** The width of a line of text at a size. */
export function measureText(text: string, face: Face, size: number): number {
  return fontOf(face).getAdvanceWidth(drawable(text, face), size)
}

/** The outline of a line of text as path data; (x, baseline) is its left end. */
export function textOutline(text: string, face: Face, size: number, x: number, baseline: number): string {
  return fontOf(face).getPath(drawable(text, face), x, baseline, size).commands.map(pathData).join('')
}

/** Our own, because the library's writer turns some coordinates into NaN. */
function pathData(command: PathCommand): string {
  switch (command.type) {
    case 'M':
    case 'L':
      return `${command.type}${n(command.x)} ${n(command.y)}`
    case 'Q':
      return `Q${n(command.x1)} ${n(command.y1)} ${n(command.x)} ${n(command.y)}`
    case 'C':
      return `C${n(command.x1)} ${n(command.y1)} ${n(command.x2)} ${n(command.y2)} ${n(command.x)} ${n(command.y)}`
    case 'Z':
      return 'Z'
  }
}

function drawable(text: string, face: Face): string {
  const font = fontOf(face)
  return [...text.normalize('NFC')].filter((letter) => letter === ' ' || font.charToGlyphIndex(letter) !== 0).join('')
}

function fontOf(face: Face): Font {
  const known = loaded.get(face)
  if (known !== undefined) return known
  const bytes = new Uint8Array(readFileSync(resolve(files[face])))
  const font = opentype.parse(bytes.buffer)
  loaded.set(face, font)
  return font
}
