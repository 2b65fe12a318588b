import { emblem } from './emblems/index.ts'
import { fitText, type PlacedText } from './fit-text.ts'
import { textOutline } from './faces.ts'
import { brandFace, titleFace } from './labels/label-faces.ts'
import { organicMark } from './labels/organic-mark.ts'
import type { Pack } from './pack.ts'
import { readableOn } from './palette.ts'
import { contactShadow, floor } from './scene.ts'
import { type Box, circle, clipped, path, rect, roundedOutline } from './svg.ts'

const panel: Box = { x: 230, y: 110, width: 540, height: floor - 110 }
const column = { x: panel.x + 48, width: panel.width - 96 }

/**
 * The label of the back, laid flat: brand, product and kind again, the emblem, and ruled lines where the small print
 * stands. It names nothing that the facts do not say.
 */
export function drawBack(pack: Pack): string {
  const { palette, spec } = pack
  const outline = roundedOutline(panel, 26)
  const art =
    rect(panel, palette.paper) +
    rect({ ...panel, height: 150 }, palette.brand) +
    rect({ ...panel, y: panel.y + 150, height: 10 }, palette.accent) +
    rect({ ...panel, y: floor - 64, height: 64 }, palette.deep) +
    circle(column.x + 70, 640, 74, palette.tint) +
    emblem(spec.emblem, column.x + 70, 640, 116) +
    smallPrint(palette.deep)
  const texts = [
    ...centred(spec.brand, brandFace(pack), readableOn(palette.brand), { y: panel.y + 24, height: 102 }, 74),
    ...centred(spec.title, titleFace(pack), palette.deep, { y: 300, height: 120 }, 62),
    ...centred(spec.subtitle, 'narrow-medium', palette.accentDeep, { y: 428, height: 70 }, 38),
  ]
  const mark = spec.organic ? organicMark(panel.x + panel.width - 96, 790, 54) : ''
  return contactShadow(500, panel.width / 2) + clipped('back', outline, art) + texts.map(outlineOf).join('') + mark
}

/** What the pack is about, from near: its emblem on the brand's lightest colour. */
export function drawCloseUp({ palette, spec }: Pack): string {
  const mark = spec.organic ? organicMark(770, 250, 86) : ''
  return circle(500, 510, 400, palette.tint) + emblem(spec.emblem, 500, 510, 560) + mark
}

function centred(
  text: string,
  face: PlacedText['face'],
  color: string,
  place: Pick<Box, 'y' | 'height'>,
  maxSize: number,
): PlacedText[] {
  return fitText({ text, face, color, box: { ...column, ...place }, maxSize, maxLines: 2, align: 'center' })
}

function outlineOf({ text, face, size, color, x, baseline }: PlacedText): string {
  return path(textOutline(text, face, size, x, baseline), color)
}

/** Lines of different lengths, as a paragraph is seen from afar. */
function smallPrint(color: string): string {
  const beside = [1, 0.9, 0.96, 0.7].map((part, line) => ({
    x: column.x + 170,
    y: 584 + line * 32,
    width: (column.width - 170) * part,
  }))
  const below = [0.62, 0.55].map((part, line) => ({ x: column.x, y: 756 + line * 32, width: column.width * part }))
  return [...beside, ...below].map((line) => rect({ ...line, height: 9 }, color, 4, 0.45)).join('')
}
