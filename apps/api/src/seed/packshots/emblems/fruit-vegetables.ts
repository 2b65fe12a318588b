import { circle, ellipse, path, place, stroke } from '../svg.ts'
import { around, leafShape } from './leaf-shape.ts'

const green = '#4f8a3a'
const darkGreen = '#2f6630'

/** Vegetables that are fruits of their plant. Each is drawn on a square of 100 by 100. */
export const fruitVegetables = {
  tomato:
    path('M50 30C68 20 92 32 92 57C92 80 73 93 50 93C27 93 8 80 8 57C8 32 32 20 50 30z', '#d63f2e') +
    path('M74 27C86 33 92 44 92 57C92 80 73 93 50 93C42 93 34 91 28 88C66 90 84 66 74 27z', '#b52c22') +
    ellipse(29, 49, 8, 12, '#ffffff', 24, 0.38) +
    around(5, 50, 31, leafShape(0, 0, 27, 12, 0, green), -12) +
    stroke('M50 32C50 22 53 15 58 10', darkGreen, 6) +
    circle(50, 31, 5, darkGreen),

  chilli:
    place(chilliPod('#a82a22', '#cf4636') + stroke('M30 19C27 13 22 9 15 8', darkGreen, 5), 40, -10, 24, 0.92) +
    chilliPod('#c8321f', '#e2533b') +
    path('M20 21C30 12 42 15 46 26C38 24 28 26 21 33C18 29 18 25 20 21z', green) +
    stroke('M30 19C27 13 22 9 15 8', darkGreen, 5),

  capsicum:
    path(
      'M50 30C58 22 76 24 82 38C88 54 80 82 68 90C60 94 56 88 50 90C44 88 40 94 32 90C20 82 12 54 18 38C24 24 42 22 50 30z',
      '#4f9a3a',
    ) +
    path('M66 26C76 27 81 32 83 40C88 56 80 82 68 90C62 93 58 90 54 89C74 80 78 48 66 26z', '#39762b') +
    stroke('M50 32C44 50 44 70 49 88M36 32C28 50 30 74 38 88', '#2f6630', 2.6) +
    ellipse(30, 50, 5, 14, '#ffffff', 8, 0.38) +
    path('M36 28C42 20 58 20 64 28C56 34 44 34 36 28z', darkGreen) +
    stroke('M50 26C50 18 54 12 60 8', darkGreen, 7),

  brinjal:
    path('M35 37C50 22 72 34 84 56C97 80 82 97 62 92C40 87 18 56 35 37z', '#5c2f6b') +
    path('M66 33C74 38 80 46 84 56C97 80 82 97 62 92C57 91 52 88 48 85C84 90 84 58 66 33z', '#43204f') +
    ellipse(48, 56, 6, 17, '#ffffff', -30, 0.32) +
    path('M25 46C25 31 36 21 50 24C47 29 49 33 56 36C50 37 47 40 46 46C42 42 38 42 34 48C32 43 29 43 25 46z', green) +
    stroke('M37 27C32 22 28 16 27 8', darkGreen, 7),

  okra:
    place(okraPod(), 22, -6, -14, 0.92) +
    okraPod() +
    path('M22 21C28 14 40 15 44 25C37 23 29 26 25 32C21 29 20 25 22 21z', darkGreen) +
    stroke('M30 20C28 14 25 10 20 7', darkGreen, 5),

  cucumber:
    place(
      path('M-38 0C-38 -14 -24 -17 0 -17C24 -17 40 -13 40 0C40 13 24 17 0 17C-24 17 -38 14 -38 0z', '#3f7d36') +
        stroke('M-30 -7C-10 -11 12 -11 32 -6', '#79ad55', 3.5) +
        stroke('M-32 1H34', '#79ad55', 3.5) +
        stroke('M-29 8C-10 12 12 12 30 8', '#79ad55', 3.5) +
        stroke('M-38 0H-47', darkGreen, 5),
      54,
      42,
      -38,
      1.08,
    ) +
    circle(66, 73, 22, '#3f7d36') +
    circle(66, 73, 19, '#dcebb5') +
    circle(66, 73, 12, '#c4dd92') +
    around(6, 66, 73, ellipse(8, 0, 3.4, 1.7, '#f6f5dd')),

  watermelon: place(
    path('M4 34H96C96 66 76 90 50 90C24 90 4 66 4 34z', '#3c7a3a') +
      path('M10 34H90C90 62 72 83 50 83C28 83 10 62 10 34z', '#e9f0cc') +
      path('M16 34H84C84 59 69 77 50 77C31 77 16 59 16 34z', '#dc4a48') +
      path('M60 34H84C84 59 69 77 50 77C46 77 42 76 39 74C60 70 64 56 60 34z', '#c93a3d') +
      ellipse(33, 46, 2.8, 4.4, '#3a1b1b', 16) +
      ellipse(50, 44, 2.8, 4.4, '#3a1b1b') +
      ellipse(67, 46, 2.8, 4.4, '#3a1b1b', -16) +
      ellipse(41, 59, 2.8, 4.4, '#3a1b1b', 12) +
      ellipse(58, 59, 2.8, 4.4, '#3a1b1b', -12) +
      stroke('M4 34H96', '#2c5f2e', 3),
    -3,
    14,
    -12,
  ),

  gourd: leafShape(62, 20, 36, 26, 18, green, darkGreen) + place(gourdFruit(), 46, 54, 24, 1.04),

  pumpkin:
    ellipse(24, 62, 20, 27, '#d9761f') +
    ellipse(76, 62, 20, 27, '#c4641a') +
    ellipse(36, 62, 20, 30, '#e88a2c') +
    ellipse(64, 62, 20, 30, '#d9761f') +
    ellipse(50, 62, 17, 31, '#ef9a3c') +
    ellipse(30, 54, 4, 11, '#ffffff', 14, 0.3) +
    path('M44 33C46 24 45 18 41 13L50 10C54 17 56 25 56 33z', green) +
    leafShape(55, 26, 32, 20, -8, green, darkGreen),
}

function chilliPod(fill: string, light: string): string {
  return (
    path('M20 26C30 14 46 20 49 38C53 62 66 76 92 84C66 94 36 84 25 58C20 46 17 34 20 26z', fill) +
    stroke('M32 34C36 56 46 70 62 78', light, 5)
  )
}

function okraPod(): string {
  return (
    path('M22 24C30 16 42 20 47 32C55 54 68 74 86 94C60 88 38 70 28 48C23 38 20 30 22 24z', '#7fb04d') +
    stroke('M30 28C38 50 52 72 76 88', '#a9cf77', 3) +
    stroke('M39 26C47 48 58 68 76 86', '#5f9138', 2.5)
  )
}

function gourdFruit(): string {
  return (
    path(
      'M-7 -36C-2 -40 8 -38 9 -28C10 -10 20 0 21 20C22 38 12 46 0 46C-12 46 -22 38 -21 20C-20 0 -11 -12 -10 -26C-10 -31 -10 -34 -7 -36z',
      '#a9cc78',
    ) +
    path(
      'M5 -37C8 -35 9 -32 9 -28C10 -10 20 0 21 20C22 38 12 46 0 46C-4 46 -8 45 -11 43C14 40 8 10 4 -8C1 -20 2 -32 5 -37z',
      '#86b156',
    ) +
    ellipse(-10, 14, 4, 13, '#ffffff', 6, 0.4) +
    stroke('M0 -37C0 -42 -2 -45 -5 -47', darkGreen, 5)
  )
}
