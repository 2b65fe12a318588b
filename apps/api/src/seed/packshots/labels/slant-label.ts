import { emblem } from '../emblems/index.ts'
import { fitText } from '../fit-text.ts'
import { readableOn } from '../palette.ts'
import { circle, n, path } from '../svg.ts'
import { brandFace, titleFace } from './label-faces.ts'
import { belt, type LabelLayout, rows, unitOf } from './label.ts'

/** Two fields cut on the slant, the emblem large at the right, names ranged left. */
export const slantLabel: LabelLayout = (pack, field) => {
  const { palette, spec } = pack
  const { x, y, width, height } = field.box
  const unit = unitOf(field)
  const right = x + width
  const middle = { x: x + width * 0.56, y: y + height * 0.46 }
  const cut = (left: number, end: number) =>
    `M${n(x)} ${n(y)}H${n(right)}V${n(y + height * end)}L${n(x)} ${n(y + height * left)}z`
  return {
    art:
      path(belt(field, 0, 1.2), palette.paper) +
      path(cut(0.66, 0.47), palette.accent) +
      path(cut(0.635, 0.445), palette.deep) +
      path(cut(0.36, 0.17), palette.brand) +
      circle(middle.x, middle.y, unit * 0.27, palette.paper) +
      circle(middle.x, middle.y, unit * 0.235, palette.tint) +
      emblem(spec.emblem, middle.x, middle.y, unit * 0.41),
    texts: [
      ...fitText({
        text: spec.brand,
        face: brandFace(pack),
        color: readableOn(palette.brand),
        box: rows(field, 0.05, 0.185),
        maxSize: unit * 0.17,
        maxLines: 1,
        align: 'left',
      }),
      ...fitText({
        text: spec.title,
        face: titleFace(pack),
        color: palette.deep,
        box: rows(field, 0.705, 0.875),
        maxSize: unit * 0.155,
        maxLines: 2,
        align: 'left',
        stand: 'bottom',
      }),
      ...fitText({
        text: spec.subtitle,
        face: 'narrow-medium',
        color: palette.accentDeep,
        box: rows(field, 0.885, 0.965),
        maxSize: unit * 0.09,
        maxLines: 2,
        align: 'left',
        stand: 'top',
      }),
    ],
    mark: { x: x + field.inset + unit * 0.09, y: y + height * 0.56, radius: unit * 0.1 },
  }
}
