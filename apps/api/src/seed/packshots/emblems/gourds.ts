import { circle, ellipse, path, place, stroke } from '../svg.ts'
import { leafShape } from './leaf-shape.ts'

const green = '#4f8a3a'
const darkGreen = '#2f6630'

const stalk = stroke('M0 -40C0 -45 -2 -48 -6 -50', darkGreen, 5)

/** Gourds and melons. Each is drawn on a square of 100 by 100. */
export const gourds = {
  'bitter-gourd': hanging(
    path('M0 -40C12 -36 17 -18 16 0C15 20 8 36 0 48C-8 36 -15 20 -16 0C-17 -18 -12 -36 0 -40z', '#5f9f3f') +
      path('M6 -38C14 -30 17 -14 16 0C15 20 8 36 0 48C8 20 10 -10 6 -38z', '#437f30') +
      bumps(-7, '#86bf5d') +
      bumps(1, '#7ab350') +
      bumps(9, '#5f9a40'),
  ),

  'ridge-gourd': hanging(
    path('M0 -42C8 -40 10 -20 13 2C15 24 12 44 0 48C-12 44 -15 24 -13 2C-10 -20 -8 -40 0 -42z', '#5c9444') +
      ['M0 -40V46', 'M-5 -38C-9 -10 -10 20 -7 42', 'M5 -38C9 -10 10 20 7 42'].map(ridge).join(''),
  ),

  'sponge-gourd': hanging(
    path('M0 -42C9 -40 12 -20 13 2C14 26 11 46 0 47C-11 46 -14 26 -13 2C-12 -20 -9 -40 0 -42z', '#7fb55a') +
      path('M5 -41C11 -34 12 -14 13 2C14 26 11 46 0 47C8 30 9 -10 5 -41z', '#64994a') +
      stroke('M-5 -34C-8 -8 -8 18 -6 40M1 -38C1 -10 1 20 1 43', '#b9da98', 1.6),
  ),

  'snake-gourd':
    leafShape(34, 16, 30, 24, 170, green, darkGreen) +
    stroke('M38 12C58 18 66 32 56 48C46 64 44 76 66 92', '#7fae63', 13) +
    stroke('M38 10C60 16 69 32 59 48C50 63 48 75 68 90', '#dbe8c6', 2.6) +
    stroke('M35 14C54 20 62 32 53 46C43 62 40 78 63 93', '#eef4e0', 2.2) +
    stroke('M38 12C34 10 30 7 27 3', darkGreen, 4),

  'ash-gourd':
    ellipse(50, 58, 40, 31, '#a9c6a0') +
    ellipse(54, 63, 35, 25, '#8fb089') +
    ellipse(48, 54, 36, 25, '#c3dabb') +
    ellipse(34, 45, 9, 5, '#ffffff', -24, 0.6) +
    stroke('M50 28C50 22 47 17 42 13', darkGreen, 6) +
    leafShape(52, 26, 34, 24, -12, green, darkGreen),

  'round-gourd':
    circle(50, 58, 34, '#a5cf6c') +
    path('M68 29C80 36 84 47 84 58C84 77 69 92 50 92C44 92 38 91 33 88C66 84 80 56 68 29z', '#82b44e') +
    ellipse(36, 46, 7, 10, '#ffffff', 26, 0.4) +
    stroke('M50 26C50 19 53 14 58 10', darkGreen, 6) +
    ellipse(50, 26, 9, 4, darkGreen),

  muskmelon:
    circle(50, 56, 37, '#d9b25c') +
    path('M70 25C82 32 87 44 87 56C87 76 70 93 50 93C43 93 37 91 32 88C68 86 84 54 70 25z', '#bf9443') +
    stroke('M50 20C30 34 30 78 50 92M50 20C70 34 70 78 50 92M50 20V92', '#8f9c4a', 3) +
    stroke('M20 36L34 50L18 62M44 34L58 48L42 62L56 78M80 40L66 54L82 68M30 74L38 64M70 30L62 40', '#f0dca0', 2) +
    stroke('M50 20C50 14 53 10 58 7', darkGreen, 5),
}

/** A long fruit that hangs a little aslant, with a leaf. */
function hanging(fruit: string): string {
  return leafShape(58, 16, 34, 26, 16, green, darkGreen) + place(fruit + stalk, 46, 52, 18, 0.98)
}

function ridge(line: string): string {
  return stroke(line, '#3d7030', 2.8) + place(stroke(line, '#9cc77e', 1), 1.6, 0)
}

/** The warts of a bitter gourd, down one side. */
function bumps(x: number, fill: string): string {
  return [-26, -14, -2, 10, 22].map((y, index) => ellipse(x + (index % 2), y, 3, 4.4, fill)).join('')
}
