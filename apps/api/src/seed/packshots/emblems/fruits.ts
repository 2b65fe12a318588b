import { circle, ellipse, path, place, stroke } from '../svg.ts'
import { leafShape } from './leaf-shape.ts'

const green = '#4f8a3a'
const darkGreen = '#2f6630'

/** Orchard fruits. Each is drawn on a square of 100 by 100. */
export const fruits = {
  banana:
    place(bananaFinger('#d9a520', '#b98612'), 52, 14, 26) +
    place(bananaFinger('#eebd33', '#cf9a1c'), 50, 14, 4) +
    place(bananaFinger('#f6cf4f', '#dcae2a'), 48, 14, -18) +
    path('M40 6L58 4L60 20C54 24 46 24 42 21z', '#6f6a2c'),

  mango:
    path('M38 22C58 12 86 30 90 56C94 80 76 94 54 92C28 90 8 72 12 50C14 36 24 27 38 22z', '#f0b429') +
    path('M38 22C58 12 86 30 90 56C91 62 90 68 88 73C70 66 44 50 38 22z', '#e0702f', 0.8) +
    path('M88 72C83 86 70 93 54 92C40 91 27 85 19 75C44 90 70 86 88 72z', '#d18f1c') +
    ellipse(30, 47, 7, 13, '#ffffff', 30, 0.35) +
    stroke('M40 24C40 16 42 11 46 7', '#6b4a26', 5) +
    leafShape(44, 13, 48, 20, 4, green, darkGreen),

  coconut:
    circle(36, 42, 31, '#6a4526') +
    path('M36 11C53 11 67 25 67 42C67 59 53 73 36 73C56 62 56 24 36 11z', '#51331b') +
    stroke('M14 32C22 26 34 22 46 22M12 44C22 38 36 34 50 36M18 58C26 52 38 50 48 52', '#8a6039', 2.4) +
    ellipse(66, 68, 31, 28, '#5c3a1f') +
    ellipse(66, 65, 28, 24, '#fbf7ea') +
    ellipse(66, 66, 19, 15, '#e2ddc9') +
    ellipse(67, 69, 16, 11, '#f1eddd'),

  papaya:
    path('M36 18C50 8 66 18 76 36C88 58 88 90 62 93C36 96 14 70 18 46C20 34 26 25 36 18z', '#d98b26') +
    path('M38 24C50 16 62 24 70 40C80 60 80 84 60 87C40 89 20 68 24 47C26 37 30 29 38 24z', '#f0873f') +
    path('M44 42C52 38 58 46 62 54C68 66 66 76 57 77C46 78 37 66 37 55C37 49 39 45 44 42z', '#f7b267') +
    [
      [46, 50],
      [53, 50],
      [44, 58],
      [51, 58],
      [58, 58],
      [47, 66],
      [54, 66],
      [60, 67],
      [54, 73],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 3.5, '#33291f') + circle(x - 1, y - 1, 1, '#8a7a66'))
      .join('') +
    stroke('M37 19C35 14 31 10 26 8', darkGreen, 6),

  grape:
    stroke('M50 30C50 20 54 12 60 7', '#6b4a26', 5) +
    leafShape(50, 22, 40, 30, -166, green, darkGreen) +
    [
      [32, 38],
      [50, 36],
      [68, 38],
      [24, 52],
      [41, 51],
      [59, 51],
      [76, 52],
      [33, 65],
      [50, 65],
      [67, 65],
      [42, 79],
      [59, 79],
      [50, 91],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 10.5, '#5b3270') +
          circle(x - 0.6, y - 0.6, 9, '#77468c') +
          circle(x - 3.4, y - 3.6, 2.6, '#d9bfe4'),
      )
      .join(''),

  marigold: marigoldFlower(),
}

function bananaFinger(fill: string, shade: string): string {
  return (
    path('M-6 0C-10 26 -4 58 22 80L30 76C20 58 16 30 10 0z', fill) +
    path('M2 0C4 34 10 60 30 76L22 80C2 62 -2 34 -2 0z', shade, 0.55) +
    path('M22 80L30 76L31 81L26 84z', '#5d4a1e')
  )
}

function marigoldFlower(): string {
  const rings: readonly (readonly [number, number, number, string])[] = [
    [14, 33, 13, '#d9721a'],
    [13, 25, 12, '#e98720'],
    [11, 17, 10, '#f29c2e'],
    [8, 9, 8, '#f7b347'],
  ]
  const petals = rings
    .map(([count, distance, size, fill], ring) =>
      Array.from({ length: count }, (_, index) => {
        const angle = ((index + ring / 2) / count) * 2 * Math.PI
        return circle(50 + Math.cos(angle) * distance, 48 + Math.sin(angle) * distance, size * 0.82, fill)
      }).join(''),
    )
    .join('')
  return (
    leafShape(30, 76, 34, 18, 140, green, darkGreen) +
    leafShape(70, 76, 34, 18, 40, '#437c34', darkGreen) +
    petals +
    circle(50, 48, 7, '#c9631a')
  )
}
