import { emblem } from '../emblems/index.ts'
import { fitText } from '../fit-text.ts'
import { readableOn } from '../palette.ts'
import { circle, path } from '../svg.ts'
import { brandFace, titleFace } from './label-faces.ts'
import { belt, centreAt, type LabelLayout, rows, unitOf } from './label.ts'

/** Paper with a bowed band of the brand on top, the emblem on a disc, and a dark foot for the subtitle. */
export const bandLabel: LabelLayout = (pack, field) => {
  const { palette, spec } = pack
  const { x, y, width, height } = field.box
  const unit = unitOf(field)
  const middle = centreAt(field, 0.49)
  const bowed = { ...field, bow: field.bow + height * 0.035 }
  return {
    art:
      path(belt(field, 0, 1), palette.paper) +
      circle(middle.x, middle.y, unit * 0.255, palette.tint) +
      path(belt(bowed, -0.2, 0.258), palette.accent) +
      path(belt(bowed, -0.2, 0.236), palette.brand) +
      path(belt(field, 0.885, 1.1), palette.deep) +
      emblem(spec.emblem, middle.x, middle.y, unit * 0.42),
    texts: [
      ...fitText({
        text: spec.brand,
        face: brandFace(pack),
        color: readableOn(palette.brand),
        box: rows(field, 0.045, 0.225),
        maxSize: unit * 0.19,
        maxLines: 2,
        align: 'center',
      }),
      ...fitText({
        text: spec.title,
        face: titleFace(pack),
        color: palette.deep,
        box: rows(field, 0.7, 0.87),
        maxSize: unit * 0.15,
        maxLines: 2,
        align: 'center',
      }),
      ...fitText({
        text: spec.subtitle,
        face: 'narrow-medium',
        color: palette.paper,
        box: rows(field, 0.903, 0.985),
        maxSize: unit * 0.085,
        maxLines: 2,
        align: 'center',
      }),
    ],
    mark: { x: x + width - field.inset - unit * 0.09, y: y + height * 0.4, radius: unit * 0.1 },
  }
}
