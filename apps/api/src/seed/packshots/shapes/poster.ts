import { emblem } from '../emblems/index.ts'
import type { Pack } from '../pack.ts'
import { circle, ellipse, path, rect, stroke } from '../svg.ts'

const sunlight = '#f4c765'

/** Furrows that run towards the horizon. */
function furrows(color: string): string {
  return [-620, -380, -150, 80, 320, 560]
    .map((shift) => stroke(`M${500 + shift * 1.5} 1000L${500 + shift * 0.42} 668`, color, 16, 0.35))
    .join('')
}

/** The picture of an article, to its edges: its emblem, large, over a field under the sun, in the colours of a hue. */
export function poster({ spec, palette, choose }: Pack): string {
  const sun = choose('sun', [220, 780])
  const field = 'M0 700C180 640 340 664 520 680S860 632 1000 676V1000H0z'
  const hill = 'M0 690C160 560 330 560 470 640S800 560 1000 620V760H0z'
  return (
    rect({ x: 0, y: 0, width: 1000, height: 1000 }, palette.tint) +
    circle(sun, 240, 92, sunlight) +
    path(hill, palette.bright, 0.45) +
    path(field, palette.brand) +
    furrows(palette.deep) +
    ellipse(500, 806, 250, 34, palette.deep, 0, 0.35) +
    circle(500, 520, 300, palette.paper, 0.94) +
    emblem(spec.emblem, 500, 520, 420)
  )
}
