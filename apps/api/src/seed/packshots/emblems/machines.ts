import { circle, ellipse, path, place, rect, stroke } from '../svg.ts'
import { around } from './leaf-shape.ts'

const orange = '#e0702f'
const dark = '#34373a'
const steel = '#8a949c'
const wood = '#a5763f'

/** Machines and tools, for cartons. Each is drawn on a square of 100 by 100. */
export const machines = {
  chainsaw: place(
    rect({ x: 40, y: 44, width: 58, height: 13 }, steel, 6) +
      stroke('M46 44H92M46 57H92', dark, 2.4) +
      path('M4 40Q4 32 12 32H40Q48 32 48 40V60Q48 68 40 68H12Q4 68 4 60z', orange) +
      path('M4 56H48V60Q48 68 40 68H12Q4 68 4 60z', '#b9551d') +
      stroke('M14 32C14 20 40 18 46 34', dark, 6) +
      stroke('M4 44C-8 44 -8 62 4 62', dark, 6) +
      circle(26, 50, 9, dark) +
      circle(26, 50, 4, steel),
    6,
    4,
    -8,
    0.98,
  ),

  'brush-cutter':
    stroke('M16 86L78 22', steel, 5) +
    path('M70 14L90 8L96 22L82 34z', orange) +
    path('M82 34L96 22L98 28L87 38z', dark) +
    stroke('M46 54L34 40M46 54L62 66', dark, 5) +
    circle(16, 86, 12, dark) +
    around(8, 16, 86, path('M-3 -9L0 -15L5 -9z', steel)) +
    circle(16, 86, 8, steel) +
    circle(16, 86, 3, dark),

  pump:
    rect({ x: 8, y: 80, width: 84, height: 8 }, dark, 4) +
    rect({ x: 44, y: 34, width: 44, height: 46 }, orange, 8) +
    rect({ x: 50, y: 20, width: 32, height: 18 }, dark, 6) +
    stroke('M54 48H80M54 58H80M54 68H80', '#b9551d', 4) +
    circle(28, 58, 22, steel) +
    circle(28, 58, 12, '#6d7780') +
    rect({ x: 20, y: 18, width: 16, height: 24 }, '#6d7780', 3) +
    rect({ x: 16, y: 14, width: 24, height: 8 }, dark, 3) +
    path('M28 0C31 6 35 9 35 13A7 7 0 0 1 21 13C21 9 25 6 28 0z', '#3d8fc4'),

  weeder:
    stroke('M50 44C64 30 76 20 94 16', dark, 5) +
    rect({ x: 20, y: 26, width: 40, height: 28 }, orange, 8) +
    rect({ x: 26, y: 16, width: 22, height: 14 }, dark, 5) +
    path('M24 54H58L62 66H20z', dark) +
    around(8, 38, 74, path('M-3 -8L-7 -22L3 -22L3 -8z', steel)) +
    circle(38, 74, 10, dark) +
    path('M4 92C24 86 60 86 80 92V97H4z', '#7a5233'),

  sickle:
    stroke('M26 92L40 66', wood, 11) +
    path('M38 70C10 40 36 4 82 10C92 12 96 18 98 26C78 14 52 20 46 42C44 52 46 60 50 66z', steel) +
    path('M38 70C10 40 36 4 82 10C50 10 32 36 50 66z', '#aeb7bd') +
    stroke('M36 74L46 68', dark, 5),

  secateur:
    stroke('M42 50C34 66 30 78 30 94', orange, 10) +
    stroke('M56 50C66 64 70 78 68 94', orange, 10) +
    path('M52 54C40 40 38 22 52 4C60 22 62 40 60 52z', steel) +
    path('M46 54C44 42 30 34 28 22C40 20 56 34 60 50z', '#6d7780') +
    circle(52, 52, 7, dark) +
    circle(52, 52, 2.6, steel),

  spade:
    stroke('M72 12L44 56', wood, 7) +
    stroke('M60 6L84 20', wood, 7) +
    path('M30 46L60 66C56 84 38 96 14 94C10 72 16 56 30 46z', steel) +
    path('M30 46L44 56C36 74 26 86 14 94C10 72 16 56 30 46z', '#aeb7bd'),

  hose:
    circle(50, 52, 42, '#2f6630') +
    circle(50, 52, 35, '#4f8a3a') +
    circle(50, 52, 28, '#2f6630') +
    circle(50, 52, 21, '#4f8a3a') +
    circle(50, 52, 14, '#f6f2ea') +
    stroke('M88 66C94 78 92 88 84 94', '#2f6630', 7) +
    path('M76 90L88 88L90 98H74z', '#d9a832'),

  sprinkler:
    rect({ x: 45, y: 44, width: 10, height: 46 }, dark, 3) +
    path('M34 90H66L72 97H28z', dark) +
    path('M36 30H62L70 44H30z', '#d9a832') +
    stroke('M62 34L76 26', '#b98622', 6) +
    [
      [84, 18],
      [92, 30],
      [80, 8],
      [20, 20],
      [10, 32],
      [28, 8],
      [50, 10],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 3.4, 5, '#3d8fc4'))
      .join(''),
}

/** Words of a machine's name, each with its drawing; the first that fits counts. */
const words: readonly (readonly [RegExp, keyof typeof machines])[] = [
  [/chainsaw|saw\b/i, 'chainsaw'],
  [/brush cutter|reaper/i, 'brush-cutter'],
  [/sprinkler|nozzle|spray gun/i, 'sprinkler'],
  [/hose|pipe|drip|lateral/i, 'hose'],
  [/pump/i, 'pump'],
  [/hoe|spade|hand weeder|shovel/i, 'spade'],
  [/weeder|tiller/i, 'weeder'],
  [/sickle/i, 'sickle'],
  [/secateur|shear|pruner|knife/i, 'secateur'],
]

/** The drawing that goes with a machine's English name; null where there is none. */
export function machineOf(title: string): keyof typeof machines | null {
  return words.find(([word]) => word.test(title))?.[1] ?? null
}
