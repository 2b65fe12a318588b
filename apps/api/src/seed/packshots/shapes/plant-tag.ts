import { emblem } from '../emblems/index.ts'
import { fitText, type PlacedText } from '../fit-text.ts'
import { textOutline } from '../faces.ts'
import { brandFace, titleFace } from '../labels/label-faces.ts'
import { organicMark } from '../labels/organic-mark.ts'
import type { Pack } from '../pack.ts'
import { readableOn } from '../palette.ts'
import { type Box, circle, clipped, path, rect, roundedOutline } from '../svg.ts'

/** A printed card, wider than high: the emblem at the left, the names at the right, the brand in a bar on top. */
export function plantTag(pack: Pack, box: Box): string {
  const { palette, spec } = pack
  const { x, y, width, height } = box
  const outline = roundedOutline(box, 18)
  const disc = { x: x + width * 0.2, y: y + height * 0.635 }
  const letters = plantTagTexts(pack, box).map(({ text, face, size, x: left, baseline, color }) =>
    path(textOutline(text, face, size, left, baseline), color),
  )
  return (
    path(roundedOutline({ x: x + 4, y: y + 8, width, height }, 18), '#000000', 0.28) +
    clipped(
      'tag',
      outline,
      rect(box, palette.paper) +
        rect({ x, y, width, height: height * 0.28 }, palette.brand) +
        rect({ x, y: y + height * 0.28, width, height: height * 0.025 }, palette.accent) +
        circle(disc.x, disc.y, height * 0.28, palette.tint),
    ) +
    emblem(spec.emblem, disc.x, disc.y, height * 0.46) +
    letters.join('') +
    (spec.organic ? organicMark(x + width - height * 0.2, y + height * 0.13, height * 0.17) : '')
  )
}

/** The lines of the card. */
export function plantTagTexts(pack: Pack, { x, y, width, height }: Box): PlacedText[] {
  const { palette, spec } = pack
  const column = { x: x + width * 0.39, width: width * 0.57 }
  const brandWidth = width * (spec.organic ? 0.7 : 0.92)
  return [
    ...fitText({
      text: spec.brand,
      face: brandFace(pack),
      color: readableOn(palette.brand),
      box: { x: x + width * 0.04, y: y + height * 0.05, width: brandWidth, height: height * 0.2 },
      maxSize: height * 0.17,
      maxLines: 1,
      align: spec.organic ? 'left' : 'center',
    }),
    ...fitText({
      text: spec.title,
      face: titleFace(pack),
      color: palette.deep,
      box: { ...column, y: y + height * 0.37, height: height * 0.34 },
      maxSize: height * 0.2,
      maxLines: 2,
      align: 'left',
      stand: 'bottom',
    }),
    ...fitText({
      text: spec.subtitle,
      face: 'narrow-medium',
      color: palette.accentDeep,
      box: { ...column, y: y + height * 0.75, height: height * 0.18 },
      maxSize: height * 0.115,
      maxLines: 2,
      align: 'left',
      stand: 'top',
    }),
  ]
}
