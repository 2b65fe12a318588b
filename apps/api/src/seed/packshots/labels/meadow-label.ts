import { emblem } from '../emblems/index.ts'
import { fitText } from '../fit-text.ts'
import { circle, n, path, stroke } from '../svg.ts'
import { brandFace, titleFace } from './label-faces.ts'
import { belt, centreAt, type LabelLayout, rows, unitOf } from './label.ts'

/** A landscape of furrows under a low sun with the emblem in front, and a dark field with the names below it. */
export const meadowLabel: LabelLayout = (pack, field) => {
  const { palette, spec } = pack
  const { x, y, width, height } = field.box
  const unit = unitOf(field)
  const middle = centreAt(field, 0.42)
  const right = x + width
  const ground = y + height * 0.63
  const hill = (start: number, bend: number, end: number, fill: string) =>
    path(
      `M${n(x)} ${n(y + height * start)}Q${n(middle.x)} ${n(y + height * bend)} ${n(right)} ${n(y + height * end)}V${n(ground)}H${n(x)}z`,
      fill,
    )
  const furrows = [-0.9, -0.55, -0.25, 0, 0.25, 0.55, 0.9]
    .map((lean) =>
      stroke(
        `M${n(middle.x + lean * width * 0.18)} ${n(y + height * 0.5)}L${n(middle.x + lean * width * 0.75)} ${n(ground)}`,
        palette.deep,
        unit * 0.014,
        0.35,
      ),
    )
    .join('')
  return {
    art:
      path(belt(field, 0, 1), palette.tint) +
      circle(middle.x, middle.y, unit * 0.28, palette.accent, 0.8) +
      hill(0.44, 0.3, 0.5, palette.bright) +
      hill(0.54, 0.42, 0.48, palette.brand) +
      furrows +
      circle(middle.x, middle.y, unit * 0.235, palette.paper) +
      path(belt({ ...field, bow: field.bow + height * 0.027 }, 0.61, 1.2), palette.deep) +
      emblem(spec.emblem, middle.x, middle.y, unit * 0.43),
    texts: meadowTexts(pack, field),
    mark: { x: x + width - field.inset - unit * 0.09, y: y + height * 0.29, radius: unit * 0.1 },
  }
}

/** The names on the dark field below the landscape. */
function meadowTexts(...[pack, field]: Parameters<LabelLayout>): ReturnType<LabelLayout>['texts'] {
  const { palette, spec } = pack
  const unit = unitOf(field)
  return [
    ...fitText({
      text: spec.brand,
      face: brandFace(pack),
      color: palette.deep,
      box: rows(field, 0.05, 0.19),
      maxSize: unit * 0.17,
      maxLines: 1,
      align: 'center',
    }),
    ...fitText({
      text: spec.title,
      face: titleFace(pack),
      color: palette.paper,
      box: rows(field, 0.675, 0.86),
      maxSize: unit * 0.15,
      maxLines: 2,
      align: 'center',
    }),
    ...fitText({
      text: spec.subtitle,
      face: 'narrow-medium',
      color: palette.accent,
      box: rows(field, 0.872, 0.965),
      maxSize: unit * 0.088,
      maxLines: 2,
      align: 'center',
    }),
  ]
}
