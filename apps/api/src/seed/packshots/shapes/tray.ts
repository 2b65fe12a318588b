import { leafShape } from '../emblems/leaf-shape.ts'
import { emblem } from '../emblems/index.ts'
import type { Pack } from '../pack.ts'
import { contactShadow, shade } from '../scene.ts'
import { ellipse, n, path, place, stroke } from '../svg.ts'
import { plantTag } from './plant-tag.ts'
import { growBag } from './grow-bag.ts'

/** Crops whose saplings are sold one by one, as a tree in a bag. */
const trees = new Set([
  ...['mango', 'banana', 'coconut', 'papaya', 'grape', 'sugarcane'],
  ...['guava', 'pomegranate', 'lemon', 'sweet-lime', 'orange'],
])

/** Plants that are sold in flower. */
const inFlower = new Set(['marigold', 'rose', 'jasmine', 'hibiscus'])

/** Young plants: a nursery tray full of seedlings, or for tree crops a single sapling in a grow bag. */
export function tray(pack: Pack): string {
  return trees.has(pack.spec.emblem) ? growBag(pack) : seedlingTray(pack)
}

function seedlingTray(pack: Pack): string {
  const front = 'M128 640H872L838 868Q834 888 812 888H188Q166 888 162 868z'
  const lean = pack.choose('seedlings', [0, 1, 2])
  const rows = [
    { y: 520, count: 9, scale: 0.72, from: 250, to: 750 },
    { y: 574, count: 8, scale: 0.88, from: 214, to: 786 },
    { y: 634, count: 7, scale: 1.06, from: 182, to: 818 },
  ]
  const plants = rows
    .map(({ y, count, scale, from, to }, row) =>
      Array.from({ length: count }, (_, index) => {
        const wobble = ((index * 7 + row * 5 + lean * 3) % 5) - 2
        return place(
          seedling(pack, wobble + 2),
          from + ((to - from) * index) / (count - 1),
          y,
          wobble * 3,
          scale * (1 + wobble * 0.03),
        )
      }).join(''),
    )
    .join('')
  return (
    contactShadow(500, 350) +
    path('M216 500H784L872 640H128z', '#2b2d2c') +
    soil(rows) +
    plants +
    path(front, '#3a3d3b') +
    cells() +
    path('M114 628H886V652Q886 660 878 660H122Q114 660 114 652z', '#4b4f4c') +
    stroke('M118 632H882', '#ffffff', 4, 0.25) +
    shade(front, 'pillow', 0.8) +
    plantTag(pack, { x: 268, y: 566, width: 464, height: 284 })
  )
}

function soil(rows: readonly { y: number; count: number; scale: number; from: number; to: number }[]): string {
  return rows
    .map(({ y, count, scale, from, to }) =>
      Array.from({ length: count }, (_, index) =>
        ellipse(from + ((to - from) * index) / (count - 1), y + 4, 34 * scale, 13 * scale, '#5c412b'),
      ).join(''),
    )
    .join('')
}

function cells(): string {
  const lines = Array.from({ length: 8 }, (_, index) => {
    const top = 150 + index * 100
    return `M${n(top)} 664L${n(500 + (top - 500) * 0.94)} 884`
  }).join('')
  return stroke(lines, '#000000', 9, 0.35) + stroke(lines, '#ffffff', 2, 0.1)
}

function seedling({ spec }: Pack, kind: number): string {
  const greens = ['#5d9a45', '#6aa650', '#4f8a3a', '#77b25c', '#57933f']
  const fill = greens[kind % greens.length] ?? '#5d9a45'
  const flower = inFlower.has(spec.emblem) ? place(emblem(spec.emblem, 0, 0, 78), 0, -150) : ''
  return (
    stroke('M0 4C-2 -40 2 -80 0 -128', '#4a7d33', 8) +
    leafShape(0, -44, 70, 34, -158, '#437c34', '#2f6630') +
    leafShape(0, -44, 70, 34, -22, '#4f8a3a', '#2f6630') +
    leafShape(0, -84, 76, 38, -146, fill, '#3c7433') +
    leafShape(0, -84, 76, 38, -34, '#5d9a45', '#3c7433') +
    leafShape(0, -120, 58, 28, -112, '#8bc46e', '#4f8a3a') +
    leafShape(0, -120, 58, 28, -68, '#7db95f', '#4f8a3a') +
    flower
  )
}
