import type { PlacedText } from '../fit-text.ts'
import type { Pack } from '../pack.ts'
import { type Box, n } from '../svg.ts'

/** The printed field of a pack. */
export interface LabelField {
  /** What the print covers. */
  box: Box
  /** Text keeps this distance from the left and right edge, because the pack curves away there. */
  inset: number
  /** How much lower level lines run in the middle than at the sides, because the pack is round; 0 on flat packs. */
  bow: number
}

/** A design of a label, laid out: pictures first, text above them. */
export interface Label {
  art: string
  texts: PlacedText[]
  /** Where the organic mark goes, when the product has one. */
  mark: { x: number; y: number; radius: number }
}

/** Lays a label design out on a field. */
export type LabelLayout = (pack: Pack, field: LabelField) => Label

/** A part of the field's text column: from and to are shares of the field's height. */
export function rows({ box, inset, bow }: LabelField, from: number, to: number): Box {
  return {
    x: box.x + inset,
    y: box.y + bow + box.height * from,
    width: box.width - inset * 2,
    height: box.height * (to - from),
  }
}

/** The length that sizes of pictures and letters follow: the shorter side, a little more on wide fields. */
export function unitOf({ box }: LabelField): number {
  return Math.min(box.width, box.height * 0.82)
}

/** The outline between two levels of the field, given as shares of its height; its edges bow with the pack. */
export function belt({ box, bow }: LabelField, from: number, to: number): string {
  const { x, y, width, height } = box
  const middle = n(x + width / 2)
  const upper = y + height * from
  const lower = y + height * to
  return (
    `M${n(x)} ${n(upper)}Q${middle} ${n(upper + bow * 2)} ${n(x + width)} ${n(upper)}V${n(lower)}` +
    `Q${middle} ${n(lower + bow * 2)} ${n(x)} ${n(lower)}z`
  )
}

/** The point in the middle of the field at a level. */
export function centreAt({ box, bow }: LabelField, level: number): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + bow + box.height * level }
}
