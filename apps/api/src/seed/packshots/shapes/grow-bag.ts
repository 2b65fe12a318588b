import { leafShape } from '../emblems/leaf-shape.ts'
import { emblem } from '../emblems/index.ts'
import type { Pack } from '../pack.ts'
import { contactShadow, shade } from '../scene.ts'
import { ellipse, path, place, stroke } from '../svg.ts'
import { plantTag } from './plant-tag.ts'

const bag =
  'M272 560C266 650 278 780 300 868Q304 890 330 890H670Q696 890 700 868C722 780 734 650 728 560C660 592 340 592 272 560z'

/** A single sapling in a black grow bag, with its card. */
export function growBag(pack: Pack): string {
  return (
    contactShadow(500, 208) +
    crown(pack) +
    ellipse(500, 562, 228, 38, '#242524') +
    ellipse(500, 560, 210, 29, '#5c412b') +
    path(bag, '#2f3130') +
    stroke('M292 620C298 700 306 780 320 860M708 620C702 700 694 780 680 860', '#ffffff', 5, 0.12) +
    shade(bag, 'cylinder', 0.8) +
    stroke('M272 560C340 592 660 592 728 560', '#ffffff', 5, 0.3) +
    plantTag(pack, { x: 306, y: 622, width: 388, height: 236 })
  )
}

function crown({ spec }: Pack): string {
  if (spec.emblem === 'banana' || spec.emblem === 'coconut' || spec.emblem === 'sugarcane') return palm()
  return broadleaf() + hangingFruit(spec.emblem)
}

function hangingFruit(slug: string): string {
  return emblem(slug, 408, 372, 96) + emblem(slug, 604, 340, 96)
}

function palm(): string {
  const leaves: readonly (readonly [number, number, string])[] = [
    [-172, 300, '#3f7a3b'],
    [-8, 300, '#3f7a3b'],
    [-150, 340, '#4f8a3a'],
    [-30, 340, '#4f8a3a'],
    [-124, 360, '#5d9a45'],
    [-56, 360, '#5d9a45'],
    [-90, 370, '#77b25c'],
  ]
  return (
    path('M478 566C482 500 486 460 488 410H512C514 460 518 500 522 566z', '#7f9a52') +
    leaves.map(([degrees, length, fill]) => leafShape(500, 430, length, 78, degrees, fill, '#cfe8b8')).join('')
  )
}

function broadleaf(): string {
  const whorls: readonly (readonly [number, number])[] = [
    [430, 150],
    [340, 172],
    [250, 158],
    [180, 130],
  ]
  const leaves = whorls
    .map(([y, length], index) =>
      [-168, -146, -34, -12]
        .map((degrees, side) =>
          leafShape(
            500,
            y,
            length * (side % 2 === 0 ? 1 : 0.86),
            52,
            degrees,
            (index + side) % 2 === 0 ? '#4f8a3a' : '#5d9a45',
            '#bfe0a2',
          ),
        )
        .join(''),
    )
    .join('')
  return (
    stroke('M500 566C496 470 504 340 500 176', '#6b4a26', 15) +
    leaves +
    place(
      leafShape(0, 0, 120, 44, -112, '#8bc46e', '#d6edb2') + leafShape(0, 0, 120, 44, -68, '#77b25c', '#d6edb2'),
      500,
      186,
    )
  )
}
