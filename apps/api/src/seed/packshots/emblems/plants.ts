import { circle, ellipse, path, place, stroke } from '../svg.ts'
import { around, leafShape } from './leaf-shape.ts'

const green = '#4f8a3a'
const darkGreen = '#2f6630'

/** Plants in general and what they need. Each is drawn on a square of 100 by 100. */
export const plants = {
  coriander:
    stroke('M50 98C50 80 49 66 50 54M50 84C42 76 34 72 28 62M50 80C58 72 66 68 73 58', darkGreen, 3.6) +
    place(lobedLeaf('#5d9a45'), 26, 52, -26, 0.9) +
    place(lobedLeaf('#4f8a3a'), 75, 48, 26, 0.9) +
    place(lobedLeaf('#6fae52'), 50, 40, 0, 1.16),

  leaf:
    path('M20 86C6 46 34 12 90 8C94 62 66 96 20 86z', '#5d9a45') +
    path('M20 86C34 60 58 34 90 8C94 62 66 96 20 86z', '#437c34') +
    stroke('M10 96C30 66 54 40 82 18', '#bfe0a2', 3.4) +
    stroke('M34 66L34 44M34 66L56 72M50 48L51 28M50 48L72 52M64 34L66 20', '#bfe0a2', 2.2),

  drop:
    path('M50 6C62 28 84 46 84 66C84 84 69 96 50 96C31 96 16 84 16 66C16 46 38 28 50 6z', '#3d8fc4') +
    path('M50 6C62 28 84 46 84 66C84 84 69 96 50 96C44 96 39 95 34 92C78 84 66 38 50 6z', '#2b74a8') +
    path('M30 62C30 54 35 47 40 41C37 52 36 62 42 74C34 74 30 69 30 62z', '#ffffff', 0.55) +
    leafShape(50, 80, 30, 20, -70, '#d8ecc6', '#7fb04d'),

  sprout:
    path('M14 82C26 70 74 70 86 82C90 90 82 95 50 95C18 95 10 90 14 82z', '#7a5233') +
    path('M22 80C34 73 66 73 78 80C66 84 34 84 22 80z', '#95693f') +
    stroke('M50 80C50 64 50 54 50 42', darkGreen, 5.5) +
    path('M50 48C28 52 14 38 12 14C36 12 52 24 50 48z', '#6aa650') +
    path('M50 48C24 44 18 30 12 14C36 12 52 24 50 48z', '#7fbb62') +
    path('M50 40C50 20 64 8 88 8C90 30 76 46 50 40z', '#4f8a3a') +
    path('M50 40C58 28 70 18 88 8C90 30 76 46 50 40z', '#437c34') +
    stroke('M50 46C40 38 30 28 22 22M52 38C60 30 68 22 78 16', '#cfe8b8', 2),

  fungus:
    path('M18 88C4 50 30 14 88 10C92 62 64 96 18 88z', '#7c9f45') +
    path('M18 88C32 62 56 36 88 10C92 62 64 96 18 88z', '#688a38') +
    stroke('M10 97C28 68 52 42 80 20', '#d4e2aa', 3) +
    [
      [38, 46, 9],
      [62, 36, 7],
      [56, 66, 10],
      [34, 72, 6],
      [74, 54, 6],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          circle(x, y, r + 2.4, '#d9b44a') + circle(x, y, r, '#7d4a26') + circle(x, y, r * 0.45, '#b98a5a'),
      )
      .join(''),

  weed:
    path('M10 92C30 84 70 84 90 92V97H10z', '#7a5233') +
    [-160, -140, -118, -90, -62, -40, -20]
      .map((angle, index) =>
        leafShape(
          50,
          90,
          58 - Math.abs(index - 3) * 3 + (index % 2) * 14,
          11,
          angle,
          index % 2 === 0 ? green : '#6aa650',
          darkGreen,
        ),
      )
      .join('') +
    stroke('M50 88C48 60 52 40 48 22', darkGreen, 3) +
    around(9, 48, 20, stroke('M0 0V-14', '#e8e0b8', 2.4)) +
    circle(48, 20, 5, '#d8a83a'),

  sun:
    around(12, 50, 50, path('M-5 -30L0 -46L5 -30z', '#eda52b'), 0) +
    circle(50, 50, 27, '#f3b93c') +
    circle(50, 50, 20, '#f9d06a') +
    ellipse(42, 41, 7, 4, '#ffffff', -40, 0.55),
}

function lobedLeaf(fill: string): string {
  const lobe = path('M0 2C-10 -4 -14 -14 -9 -20L-4 -17L0 -25L4 -17L9 -20C14 -14 10 -4 0 2z', fill)
  return (
    place(lobe, -6, -4, -72) +
    place(lobe, 6, -4, 72) +
    place(lobe, 0, -6, 0, 1.2) +
    stroke('M0 8V-22M0 0L-18 -8M0 0L18 -8', '#cfe8b8', 1.6)
  )
}
