import { textOutline } from '../faces.ts'
import type { Pack } from '../pack.ts'
import { clipped, path } from '../svg.ts'
import { archLabel } from './arch-label.ts'
import { bandLabel } from './band-label.ts'
import { fieldLabel } from './field-label.ts'
import { belt, type Label, type LabelField, type LabelLayout } from './label.ts'
import { meadowLabel } from './meadow-label.ts'
import { organicMark } from './organic-mark.ts'
import { slantLabel } from './slant-label.ts'

/** The designs by name. */
export const labelLayouts = {
  arch: archLabel,
  band: bandLabel,
  field: fieldLabel,
  meadow: meadowLabel,
  slant: slantLabel,
}

const layouts: readonly [LabelLayout, ...LabelLayout[]] = [archLabel, bandLabel, fieldLabel, meadowLabel, slantLabel]

/** Prints the product's label on a pack; the outline says how far the print reaches. */
export function drawLabel(pack: Pack, field: LabelField, outline = belt(field, 0, 1)): string {
  return clipped('label', outline, labelContent(pack, pack.choose('label', layouts)(pack, field)))
}

/** What a laid out label looks like, not clipped. */
export function labelContent({ spec }: Pack, { art, texts, mark }: Label): string {
  const letters = texts.map(({ text, face, size, x, baseline, color }) =>
    path(textOutline(text, face, size, x, baseline), color),
  )
  return art + letters.join('') + (spec.organic ? organicMark(mark.x, mark.y, mark.radius) : '')
}
