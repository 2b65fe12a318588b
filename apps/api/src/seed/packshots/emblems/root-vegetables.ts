import { circle, ellipse, path, place, stroke } from '../svg.ts'
import { leafShape } from './leaf-shape.ts'

const green = '#4f8a3a'
const darkGreen = '#2f6630'

/** Bulbs, tubers and leafy heads. Each is drawn on a square of 100 by 100. */
export const rootVegetables = {
  onion:
    stroke('M46 24C45 16 41 11 36 7', '#7c9a45', 5) +
    stroke('M50 24C50 14 52 9 54 4', '#8fae52', 5) +
    stroke('M54 24C57 16 62 12 67 10', '#7c9a45', 5) +
    path('M50 22C54 38 88 42 88 66C88 85 70 92 50 92C30 92 12 85 12 66C12 42 46 38 50 22z', '#a8456a') +
    path('M50 22C54 38 88 42 88 66C88 85 70 92 50 92C76 80 72 48 50 22z', '#8a3257') +
    stroke('M50 30C30 44 24 66 38 88', '#d98aa6', 2.6) +
    stroke('M50 30C44 50 44 72 50 90', '#d98aa6', 2.6) +
    stroke('M50 30C68 46 74 66 62 88', '#b9638a', 2.6) +
    stroke('M44 93L41 99M50 93V99M56 93L59 99', '#b7a07c', 2.5),

  cabbage: place(
    leafShape(50, 92, 60, 40, -160, '#4d8b45', '#9cc783') +
      leafShape(50, 92, 60, 40, -20, '#3f7a3b', '#9cc783') +
      circle(50, 53, 36, '#79b05a') +
      path('M50 17C74 20 88 40 84 62C70 74 54 60 50 17z', '#8fc06c') +
      path('M50 17C26 20 12 40 16 62C30 76 48 60 50 17z', '#9ccb78') +
      path('M50 89C30 88 16 76 15 60C30 66 62 66 86 58C84 78 70 88 50 89z', '#86ba63') +
      stroke('M50 20C46 40 38 54 24 62', '#d6ebbd', 2.4) +
      stroke('M50 20C54 40 62 52 78 56', '#d6ebbd', 2.4) +
      stroke('M50 86C52 76 52 70 51 64', '#d6ebbd', 2.6) +
      stroke('M51 76L38 70M51 74L66 68', '#d6ebbd', 2),
    8,
    8,
    0,
    0.84,
  ),

  cauliflower: place(
    leafShape(50, 94, 62, 40, -166, green, '#a8cf8a') +
      leafShape(50, 94, 62, 40, -14, '#437c34', '#a8cf8a') +
      leafShape(48, 94, 58, 38, -130, '#5d9a45', '#b7d99a') +
      leafShape(52, 94, 58, 38, -50, '#518c3d', '#b7d99a') +
      [
        [50, 28, 17],
        [30, 38, 16],
        [70, 38, 16],
        [50, 46, 18],
        [24, 55, 13],
        [76, 55, 13],
        [38, 61, 15],
        [62, 61, 15],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            circle(x, y + 2, r, '#dccfae') + circle(x, y, r - 1, '#f5eed8') + circle(x - 3, y - 4, r * 0.35, '#fffdf4'),
        )
        .join('') +
      leafShape(50, 97, 44, 34, -140, '#6aa650', '#b7d99a') +
      leafShape(50, 97, 44, 34, -40, '#5d9a45', '#b7d99a'),
    9,
    8,
    0,
    0.82,
  ),

  broccoli:
    path('M40 58C42 72 40 84 36 94H64C60 84 58 72 60 58z', '#9fc777') +
    stroke('M50 64C44 74 43 84 42 92M50 66C56 74 57 84 58 92', '#7da957', 3) +
    [
      [28, 46, 19],
      [72, 46, 19],
      [50, 30, 21],
      [38, 56, 15],
      [62, 56, 15],
      [50, 48, 18],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#3f7f37') + circle(x - 3, y - 4, r * 0.68, '#559a48'))
      .join('') +
    [
      [24, 38],
      [34, 50],
      [46, 24],
      [58, 32],
      [70, 40],
      [60, 52],
      [48, 44],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 3, '#86c070'))
      .join(''),

  potato:
    ellipse(62, 42, 30, 23, '#b98a52', 18) +
    ellipse(41, 62, 35, 26, '#a5763f', -14) +
    ellipse(39, 59, 33, 23, '#cfa066', -14) +
    ellipse(27, 55, 9, 5, '#ffffff', -22, 0.28) +
    stroke('M36 68C38 70 41 70 43 68', '#8f6232', 2.4) +
    stroke('M54 58C56 59 58 59 59 57', '#8f6232', 2.4) +
    stroke('M48 47C50 48 52 48 53 46', '#8f6232', 2.4) +
    stroke('M70 36C72 37 74 37 75 35', '#8f6232', 2.4) +
    circle(24, 66, 1.6, '#8f6232') +
    circle(80, 46, 1.6, '#8f6232'),

  radish: longRoot('#f4f1e6', '#dcd6c2', '#cfc8b0'),

  beetroot: roundRoot('#8c2f56', '#6b1f40', '#a94d72'),

  turnip: roundRoot('#f3efe4', '#d9d2c0', '#a3578f'),

  carrot: place(
    stroke('M0 -30C-4 -42 -12 -48 -20 -50', green, 4) +
      leafShape(0, -28, 34, 16, -118, green, darkGreen) +
      leafShape(0, -28, 38, 16, -88, '#5d9a45', darkGreen) +
      leafShape(0, -28, 34, 16, -58, green, darkGreen) +
      path('M0 56C-12 34 -20 6 -19 -14C-18 -28 -8 -32 0 -32C8 -32 18 -28 19 -14C20 6 12 34 0 56z', '#e57a22') +
      path('M6 -31C14 -29 19 -24 19 -14C20 6 12 34 0 56C6 28 10 -6 6 -31z', '#c9621a') +
      stroke('M-17 -10H-6M-16 6H-9M8 0H16M-11 22H-4M4 16H11', '#b5551a', 2.4),
    46,
    48,
    30,
    0.94,
  ),

  groundnut: place(groundnutPod(), 60, 42, 38, 1) + place(groundnutPod(), 38, 62, -24, 1.06),

  root:
    leafShape(50, 34, 32, 22, -150, green, darkGreen) +
    leafShape(50, 34, 32, 22, -30, '#5d9a45', darkGreen) +
    leafShape(50, 34, 32, 20, -90, '#6aa650', darkGreen) +
    path('M6 46C20 41 34 44 50 42C66 40 80 44 94 46V54H6z', '#7a5233') +
    stroke('M50 30V58', darkGreen, 5) +
    stroke('M50 48C50 66 51 80 50 97', '#caa06a', 5) +
    stroke('M50 56C42 64 32 66 20 66M50 64C42 74 34 80 24 90M50 78C46 84 43 90 42 96', '#caa06a', 3.4) +
    stroke('M50 56C58 64 68 66 80 66M50 66C58 76 66 82 76 90M50 80C54 86 57 90 58 96', '#caa06a', 3.4) +
    stroke('M36 65C32 70 26 72 20 76M64 65C68 70 74 72 80 76', '#caa06a', 2.2),
}

/** A root as long as a carrot and thicker. */
function longRoot(fill: string, shade: string, mark: string): string {
  return place(
    leafShape(0, -30, 40, 20, -124, green, darkGreen) +
      leafShape(0, -30, 44, 20, -90, '#5d9a45', darkGreen) +
      leafShape(0, -30, 40, 20, -56, green, darkGreen) +
      path('M0 58C-10 44 -16 18 -16 -10C-16 -24 -10 -32 0 -32C10 -32 16 -24 16 -10C16 18 10 44 0 58z', fill) +
      path('M6 -31C13 -28 16 -21 16 -10C16 18 10 44 0 58C6 30 9 -4 6 -31z', shade) +
      stroke('M-14 -6H-6M-13 12H-7M8 2H14M-9 28H-4M4 20H10', mark, 2),
    48,
    52,
    26,
    0.86,
  )
}

/** A round root with its leaves; `crown` is the colour of its shoulders. */
function roundRoot(fill: string, shade: string, crown: string): string {
  return (
    leafShape(50, 34, 34, 20, -124, green, darkGreen) +
    leafShape(50, 34, 36, 20, -90, '#5d9a45', darkGreen) +
    leafShape(50, 34, 34, 20, -56, green, darkGreen) +
    path('M50 34C70 32 84 44 82 60C80 76 62 82 50 98C38 82 20 76 18 60C16 44 30 32 50 34z', fill) +
    path('M66 38C78 43 83 51 82 60C80 76 62 82 50 98C50 80 74 66 66 38z', shade) +
    path('M50 34C66 32 78 39 81 50C64 44 36 44 19 50C22 39 34 32 50 34z', crown) +
    ellipse(34, 52, 6, 9, '#ffffff', 24, 0.3)
  )
}

function groundnutPod(): string {
  return (
    path(
      'M-36 0C-36 -14 -24 -19 -13 -15C-6 -12 4 -12 12 -16C24 -21 37 -14 37 0C37 14 24 21 12 16C4 12 -6 12 -13 15C-24 19 -36 14 -36 0z',
      '#c99a5c',
    ) +
    path('M-36 0C-36 14 -24 19 -13 15C-6 12 4 12 12 16C24 21 37 14 37 0C26 10 -22 10 -36 0z', '#ad7d42') +
    stroke(
      'M-27 -8C-20 -11 -14 -9 -8 -6M-29 1C-20 -1 -10 1 0 0M10 -9C18 -13 26 -10 31 -5M8 1C18 -1 26 1 33 0M-24 9C-18 11 -14 10 -9 8M14 9C20 12 26 10 30 7',
      '#8f632f',
      2,
    )
  )
}
