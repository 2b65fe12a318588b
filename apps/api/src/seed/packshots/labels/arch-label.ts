import { emblem } from '../emblems/index.ts'
import { fitText } from '../fit-text.ts'
import type { Palette } from '../palette.ts'
import { circle, n, path } from '../svg.ts'
import { brandFace, titleFace } from './label-faces.ts'
import { belt, centreAt, type LabelLayout, rows, unitOf } from './label.ts'

interface Tone {
  ground: string
  edge: string
  window: string
  hill: string
  names: string
  subtitle: string
}

/** The emblem in an arched window, names set between fine rules; on light or on dark ground. */
export const archLabel: LabelLayout = (pack, field) => {
  const { palette, spec } = pack
  const { x, width, height } = field.box
  const tone = pack.choose('tone', [lightTone, darkTone])(palette)
  const unit = unitOf(field)
  const half = unit * 0.285
  const middle = centreAt(field, 0.225)
  const foot = centreAt(field, 0.665).y
  const disc = { x: middle.x, y: middle.y + half * 1.05 }
  const arch = (grow: number) =>
    `M${n(middle.x - half - grow)} ${n(foot)}V${n(middle.y + half)}A${n(half + grow)} ${n(half + grow)} 0 0 1 ` +
    `${n(middle.x + half + grow)} ${n(middle.y + half)}V${n(foot)}z`
  return {
    art:
      path(belt(field, 0, 1), tone.ground) +
      path(belt(field, -0.2, 0.026), tone.edge) +
      path(belt(field, 0.974, 1.2), tone.edge) +
      path(arch(unit * 0.022), palette.accent) +
      path(arch(0), tone.window) +
      path(
        `M${n(middle.x - half)} ${n(foot)}V${n(foot - height * 0.09)}Q${n(middle.x)} ${n(foot - height * 0.16)} ` +
          `${n(middle.x + half)} ${n(foot - height * 0.09)}V${n(foot)}z`,
        tone.hill,
      ) +
      circle(disc.x, disc.y, half * 0.87, palette.paper) +
      emblem(spec.emblem, disc.x, disc.y, half * 1.42) +
      path(belt(field, 0.868, 0.876), tone.subtitle),
    texts: [
      ...fitText({
        text: spec.brand,
        face: brandFace(pack),
        color: tone.names,
        box: rows(field, 0.05, 0.19),
        maxSize: unit * 0.165,
        maxLines: 1,
        align: 'center',
      }),
      ...fitText({
        text: spec.title,
        face: titleFace(pack),
        color: tone.names,
        box: rows(field, 0.69, 0.855),
        maxSize: unit * 0.15,
        maxLines: 2,
        align: 'center',
      }),
      ...fitText({
        text: spec.subtitle,
        face: 'narrow-medium',
        color: tone.subtitle,
        box: rows(field, 0.884, 0.964),
        maxSize: unit * 0.085,
        maxLines: 2,
        align: 'center',
      }),
    ],
    mark: { x: x + width - field.inset - unit * 0.06, y: foot - unit * 0.12, radius: unit * 0.1 },
  }
}

function lightTone({ tint, brand, deep, accentDeep }: Palette): Tone {
  return { ground: tint, edge: brand, window: brand, hill: deep, names: deep, subtitle: accentDeep }
}

function darkTone({ deep, brand, bright, paper, accent }: Palette): Tone {
  return { ground: deep, edge: brand, window: bright, hill: brand, names: paper, subtitle: accent }
}
