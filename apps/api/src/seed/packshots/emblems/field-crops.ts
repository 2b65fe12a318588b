import { circle, ellipse, path, place, stroke } from '../svg.ts'
import { around, leafShape } from './leaf-shape.ts'

const green = '#4f8a3a'
const darkGreen = '#2f6630'

/** Grains, pulses, fibre and oil crops. Each is drawn on a square of 100 by 100. */
export const fieldCrops = {
  paddy:
    leafShape(47, 97, 66, 9, -122, '#6f9d3f', '#4c7a2d') +
    leafShape(53, 97, 66, 9, -58, '#86b04c', '#4c7a2d') +
    panicle(48, 97, 40, 8, 10, 44) +
    panicle(52, 97, 60, 8, 90, 44) +
    panicle(50, 97, 50, -4, 72, 20),

  wheat: place(wheatEar(), 32, 50, -16, 0.86) + place(wheatEar(), 68, 50, 16, 0.86) + place(wheatEar(), 50, 48, 0, 1),

  maize:
    path('M50 6C66 8 72 32 70 60C69 78 62 90 50 92C38 90 31 78 30 60C28 32 34 8 50 6z', '#f0bd35') +
    Array.from({ length: 11 }, (_, row) =>
      [-14, -7, 0, 7, 14]
        .filter((x) => Math.abs(x) < 9 || (row > 0 && row < 10))
        .map((x) => ellipse(50 + x * (row === 0 ? 0.7 : 1.05), 13 + row * 7, 3.3, 3, x > 3 ? '#d99c1e' : '#f8d567'))
        .join(''),
    ).join('') +
    path('M48 97C24 92 10 66 16 34C30 46 46 66 48 97z', '#6aa345') +
    path('M52 97C76 92 90 66 84 34C70 46 54 66 52 97z', '#4f8a3a') +
    stroke('M20 44C28 60 38 78 46 94M80 44C72 60 62 78 54 94', '#a6cf7d', 2),

  cotton:
    stroke('M50 98V72', '#7a5233', 5) +
    around(5, 50, 58, leafShape(18, 0, 30, 15, 0, '#8a6038', '#6b4625'), 54) +
    [
      [34, 36],
      [66, 36],
      [30, 58],
      [70, 58],
      [50, 68],
    ]
      .map(([x = 0, y = 0]) => circle(x, y + 1.4, 19.6, '#c8bda6') + circle(x, y, 17.8, '#f8f4ea'))
      .join('') +
    circle(50, 48, 17, '#ffffff') +
    stroke('M40 40C44 35 50 34 54 36M28 52C30 48 34 46 38 47M62 54C66 51 71 52 74 56', '#c8bda6', 2.4),

  soybean:
    place(beanPod('#8fb04a', '#b4cf74'), 42, 46, -32, 1.02) +
    place(beanPod('#7da03d', '#a3c163'), 62, 58, -58, 0.94) +
    leafShape(30, 30, 34, 22, -70, green, darkGreen) +
    [
      [26, 82],
      [42, 88],
      [33, 71],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 9, '#dfc27a') +
          circle(x - 2.5, y - 2.5, 3, '#f6e4b4') +
          stroke(`M${x + 3} ${y + 4}h3`, '#8a6038', 2),
      )
      .join(''),

  mustard:
    stroke('M50 98C50 76 48 60 50 42', darkGreen, 4) +
    stroke('M50 72C58 64 66 60 72 54M50 78C42 70 34 66 27 60', darkGreen, 3) +
    leafShape(50, 90, 34, 16, -24, green, darkGreen) +
    leafShape(50, 92, 32, 15, -160, '#5d9a45', darkGreen) +
    place(mustardFlower(), 50, 28, 10, 1.2) +
    place(mustardFlower(), 75, 46, 30, 0.9) +
    place(mustardFlower(), 24, 52, -10, 0.9),

  sugarcane: place(
    leafShape(34, 26, 50, 10, -146, '#5d9a45', darkGreen) +
      leafShape(66, 26, 46, 10, -36, '#5d9a45', darkGreen) +
      leafShape(50, 22, 40, 10, -112, green, darkGreen) +
      leafShape(52, 22, 40, 10, -64, '#6aa650', darkGreen) +
      cane(28, 30, '#8a9a45', '#6f7f35') +
      cane(58, 30, '#7f4a58', '#663846') +
      cane(43, 20, '#a3ad55', '#858f3f'),
    7,
    12,
    0,
    0.86,
  ),

  chickpea:
    leafShape(50, 26, 34, 18, -158, green, darkGreen) +
    leafShape(50, 26, 34, 18, -22, '#5d9a45', darkGreen) +
    leafShape(50, 26, 22, 14, -90, '#6aa650', darkGreen) +
    place(chickpeaSeed(), 27, 50, -20, 1) +
    place(chickpeaSeed(), 73, 52, 24, 1) +
    place(chickpeaSeed(), 50, 74, 0, 1.2),
}

/** A drooping ear of rice from its foot to its tip, bent at the middle point; grains hang from the upper two thirds. */
function panicle(footX: number, footY: number, bendX: number, bendY: number, tipX: number, tipY: number): string {
  const grains = Array.from({ length: 9 }, (_, index) => {
    const t = 0.46 + index * 0.066
    const x = (1 - t) ** 2 * footX + 2 * t * (1 - t) * bendX + t * t * tipX
    const y = (1 - t) ** 2 * footY + 2 * t * (1 - t) * bendY + t * t * tipY
    const lean = tipX < footX ? 1 : -1
    return (
      leafShape(x, y, 14, 8, 90 + lean * 42, '#c9952c', '#a87a1e') +
      leafShape(x, y, 14, 8, 90 - lean * 12, '#e2b34a', '#b98622')
    )
  }).join('')
  return stroke(`M${footX} ${footY}Q${bendX} ${bendY} ${tipX} ${tipY}`, '#8a8a35', 2.6) + grains
}

function wheatEar(): string {
  const pairs = Array.from({ length: 6 }, (_, row) => {
    const y = -24 + row * 10
    return (
      stroke(`M-3 ${y}L-14 ${y - 22}M3 ${y}L14 ${y - 22}`, '#c99a3a', 1.3) +
      leafShape(0, y + 8, 17, 9, -128, '#d9a63d', '#b5842a') +
      leafShape(0, y + 8, 17, 9, -52, '#cc9630', '#b5842a')
    )
  }).join('')
  return stroke('M0 48V-20', '#a98532', 3) + pairs + leafShape(0, -20, 19, 9, -90, '#e2b550', '#b5842a')
}

function beanPod(fill: string, light: string): string {
  return (
    path(
      'M-40 0C-34 -12 -22 -13 -14 -9C-6 -15 6 -15 12 -9C22 -13 34 -10 42 2C34 12 22 13 12 10C6 15 -6 15 -14 10C-22 13 -34 12 -40 0z',
      fill,
    ) +
    circle(-22, 0, 8, light) +
    circle(0, 0, 9, light) +
    circle(21, 0, 8, light) +
    stroke('M-40 0L-48 -4', darkGreen, 3)
  )
}

function mustardFlower(): string {
  return around(4, 0, 0, ellipse(0, -10, 7.5, 9.5, '#f1c431')) + circle(0, 0, 4.6, '#c98f1a')
}

function cane(x: number, top: number, fill: string, joint: string): string {
  const rings = [0, 1, 2, 3].map((row) => stroke(`M${x + 1} ${top + 10 + row * 17}h12`, joint, 3)).join('')
  return (
    path(`M${x} ${top}h14v${98 - top}h-14z`, fill) + path(`M${x + 10} ${top}h4v${98 - top}h-4z`, joint, 0.45) + rings
  )
}

function chickpeaSeed(): string {
  return (
    path(
      'M0 -22C4 -18 8 -18 13 -14C21 -8 22 8 13 16C6 22 -6 22 -13 16C-22 8 -21 -8 -13 -14C-8 -18 -4 -18 0 -22z',
      '#d8b274',
    ) +
    path('M13 -14C21 -8 22 8 13 16C6 22 -6 22 -13 16C8 16 16 2 13 -14z', '#b98f52') +
    stroke('M0 -20C-1 -10 -1 -2 0 8', '#a5763a', 2.2) +
    ellipse(-9, -3, 3, 6, '#f4e0b8', 14)
  )
}
