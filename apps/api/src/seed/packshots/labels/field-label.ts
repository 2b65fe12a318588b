import { around } from '../emblems/leaf-shape.ts'
import { emblem } from '../emblems/index.ts'
import { fitText } from '../fit-text.ts'
import { circle, n, path, place, roundedOutline } from '../svg.ts'
import { brandFace, titleFace } from './label-faces.ts'
import { belt, centreAt, type LabelLayout, rows, unitOf } from './label.ts'

/** The whole field in the brand's colour, rays behind a light disc with the emblem, the brand on a plate. */
export const fieldLabel: LabelLayout = (pack, field) => {
  const { palette, spec } = pack
  const { x, y, width, height } = field.box
  const unit = unitOf(field)
  const middle = centreAt(field, 0.635)
  const plate = rows(field, 0.055, 0.175)
  const ray = path(`M0 0L${n(-unit * 0.075)} ${n(-height)}H${n(unit * 0.075)}z`, palette.bright, 0.32)
  const brand = fitText({
    text: spec.brand,
    face: brandFace(pack),
    color: palette.deep,
    box: { ...plate, x: plate.x + unit * 0.03, width: plate.width - unit * 0.06 },
    maxSize: unit * 0.13,
    maxLines: 1,
    align: 'center',
  })
  const plateWidth = Math.min(plate.width, (brand[0]?.width ?? 0) + unit * 0.16)
  return {
    art:
      path(belt(field, 0, 1), palette.brand) +
      place(around(14, 0, 0, ray), middle.x, middle.y) +
      path(belt({ ...field, bow: field.bow - height * 0.035 }, -0.2, 0.43), palette.deep) +
      path(belt(field, 0.87, 1.2), palette.deep) +
      circle(middle.x, middle.y, unit * 0.3, palette.accent) +
      circle(middle.x, middle.y, unit * 0.28, palette.paper) +
      emblem(spec.emblem, middle.x, middle.y, unit * 0.42) +
      path(
        roundedOutline({ ...plate, x: middle.x - plateWidth / 2, width: plateWidth }, plate.height * 0.32),
        palette.paper,
      ),
    texts: [
      ...brand,
      ...fitText({
        text: spec.title,
        face: titleFace(pack),
        color: palette.paper,
        box: rows(field, 0.195, 0.375),
        maxSize: unit * 0.155,
        maxLines: 2,
        align: 'center',
      }),
      ...fitText({
        text: spec.subtitle,
        face: 'narrow',
        color: palette.accent,
        box: rows(field, 0.895, 0.975),
        maxSize: unit * 0.085,
        maxLines: 2,
        align: 'center',
      }),
    ],
    mark: { x: x + width - field.inset - unit * 0.1, y: y + height * 0.79, radius: unit * 0.105 },
  }
}
