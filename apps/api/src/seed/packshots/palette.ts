import { clampChroma, formatHex, wcagContrast } from 'culori'
import type { Choose } from './variation.ts'

/** The colours of one brand's packs, each `#rrggbb`. */
export interface Palette {
  /** Dark brand colour, for large fields and for text on paper. */
  deep: string
  /** The brand colour itself. */
  brand: string
  /** A lighter, fresher step of it. */
  bright: string
  /** Hardly coloured, for illustration fields. */
  tint: string
  /** Second colour, for the subtitle and small parts; light enough for dark text. */
  accent: string
  /** The second colour, dark enough for text on paper. */
  accentDeep: string
  paper: string
  ink: string
}

const paper = '#fdfbf6'
const ink = '#23211d'

/** Makes a brand's colours from its hue. The second colour stands at an angle that suits it. */
export function paletteOf(hue: number, choose: Choose): Palette {
  const offset = choose('accent', [130, 45, 190, -60])
  const warm = choose('accent-warmth', [true, true, false])
  const accentHue = warm && distance(hue, 85) > 35 ? 85 : (hue + offset + 360) % 360
  const yellowness = Math.max(0, Math.cos(((hue - 95) * Math.PI) / 180)) ** 2
  return {
    deep: hex(0.33 + yellowness * 0.05, 0.085, hue),
    brand: hex(0.5 + yellowness * 0.13, 0.13, hue),
    bright: hex(0.66 + yellowness * 0.1, 0.13, hue),
    tint: hex(0.945, 0.028, hue),
    accent: hex(0.83, 0.125, accentHue),
    accentDeep: hex(0.46, 0.11, accentHue),
    paper,
    ink,
  }
}

/** Paper for large letters on the colour, or ink where paper would not read (less than 3 to 1). */
export function readableOn(color: string): string {
  return wcagContrast(paper, color) >= 3 ? paper : ink
}

/** The colour as `#rrggbb`; chroma that a screen cannot show is taken back, lightness and hue (degrees) stay. */
function hex(lightness: number, chroma: number, hue: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch'))
}

function distance(first: number, second: number): number {
  const apart = Math.abs(first - second) % 360
  return Math.min(apart, 360 - apart)
}
