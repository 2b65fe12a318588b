import { toGamut } from 'culori'
import type { CustomAtRules, Visitor } from 'lightningcss'

const toRgb = toGamut('rgb', 'oklch')
const byte = (part: number) => Math.round(part * 255)

/**
 * Visitor of style sheets: writes the oklch colours of the themes as `#rrggbb`, which is shorter and which phones know that have
 * been without updates since before 2023. Colours that only newer screens can show become the nearest that all can.
 */
export const plainColours: Visitor<CustomAtRules> = {
  Color(color) {
    if (typeof color === 'string' || color.type !== 'oklch') return
    const { r, g, b } = toRgb({ mode: 'oklch', l: color.l, c: color.c, h: color.h })
    return { type: 'rgb', r: byte(r), g: byte(g), b: byte(b), alpha: color.alpha }
  },
}
