import { circle, ellipse, path, stroke } from '../svg.ts'
import { around, leafShape } from './leaf-shape.ts'

const green = '#4f8a3a'
const darkGreen = '#2f6630'

/** Flowers, and what is grown for its pods and ears. Each is drawn on a square of 100 by 100. */
export const flowers = {
  sunflower:
    leafShape(50, 84, 40, 26, -160, green, darkGreen) +
    leafShape(50, 84, 40, 26, -20, green, darkGreen) +
    stroke('M50 60V98', darkGreen, 5) +
    around(14, 50, 42, ellipse(27, 0, 14, 6, '#f0b42a')) +
    around(14, 50, 42, ellipse(23, 0, 10, 4, '#f9d257'), 13) +
    circle(50, 42, 18, '#6b4423') +
    circle(50, 42, 11, '#8a5a2c'),

  rose:
    leafShape(50, 82, 34, 22, -158, green, darkGreen) +
    leafShape(50, 82, 34, 22, -22, green, darkGreen) +
    stroke('M50 60V98', darkGreen, 5) +
    around(5, 50, 42, ellipse(16, 0, 20, 17, '#c92f4f')) +
    around(5, 50, 42, ellipse(10, 0, 14, 12, '#dc4a68'), 36) +
    circle(50, 42, 13, '#b22443') +
    stroke('M44 42C44 35 54 34 56 40C58 47 48 51 45 46', '#f08aa0', 2.6),

  jasmine:
    leafShape(50, 82, 38, 22, -150, green, darkGreen) +
    leafShape(50, 82, 38, 22, -30, '#5d9a45', darkGreen) +
    around(5, 50, 42, path('M0 0C6 -14 26 -16 36 0C26 16 6 14 0 0z', '#fdfdf6'), -90) +
    around(5, 50, 42, stroke('M6 0H24', '#d8dec6', 2), -90) +
    circle(50, 42, 6, '#f2d668'),

  hibiscus:
    leafShape(50, 84, 34, 24, -150, green, darkGreen) +
    leafShape(50, 84, 34, 24, -30, green, darkGreen) +
    around(5, 50, 48, ellipse(20, 0, 22, 16, '#d6334a'), -90) +
    around(5, 50, 48, stroke('M6 0H30', '#a81f38', 2), -90) +
    circle(50, 48, 8, '#8c1730') +
    stroke('M50 48C58 38 66 28 74 16', '#f3c84b', 4) +
    circle(74, 16, 4, '#f3c84b') +
    circle(68, 20, 3, '#f3c84b'),

  beans:
    leafShape(30, 22, 34, 26, 176, green, darkGreen) +
    pod('M28 16C44 30 56 54 60 92', '#6aa343', '#9bca72') +
    pod('M36 14C58 26 74 46 84 80', '#5a9139', '#8dbf66') +
    stroke('M34 16C32 11 28 8 23 6', darkGreen, 4.5),

  peas:
    path('M8 40C30 18 70 16 94 44C84 74 34 84 8 40z', '#5d9a45') +
    path('M8 40C32 30 70 28 94 44C74 58 34 60 8 40z', '#9bca72') +
    [26, 42, 58, 74].map((x, index) => circle(x, 43 + (index % 3 === 0 ? 0 : 2), 9, '#74b04b')).join('') +
    [24, 40, 56, 72].map((x) => circle(x, 40, 2.6, '#ffffff', 0.5)).join('') +
    stroke('M94 44C98 40 99 36 97 31M8 40C4 38 2 36 1 33', darkGreen, 4),

  sorghum:
    leafShape(50, 92, 54, 16, -150, green, darkGreen) +
    leafShape(50, 84, 54, 16, -24, green, darkGreen) +
    stroke('M50 54V99', '#7a9a4a', 6) +
    ellipse(50, 34, 18, 30, '#a8552f') +
    [8, 17, 26, 35, 44, 53].map((y, row) => grains(y, 2 + (row > 0 && row < 5 ? 1 : 0))).join(''),
}

function pod(line: string, fill: string, light: string): string {
  return stroke(line, fill, 11) + stroke(line, light, 2.4)
}

function grains(y: number, half: number): string {
  return Array.from({ length: half * 2 - 1 }, (_, index) =>
    circle(50 + (index - half + 1) * 7, y + (index % 2) * 3, 3.4, index % 2 === 0 ? '#d98a55' : '#c7713f'),
  ).join('')
}
