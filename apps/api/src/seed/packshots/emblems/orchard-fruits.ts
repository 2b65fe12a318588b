import { circle, ellipse, path, stroke } from '../svg.ts'
import { around, leafShape } from './leaf-shape.ts'

const green = '#4f8a3a'
const darkGreen = '#2f6630'

/** Round fruits of the orchard. Each is drawn on a square of 100 by 100. */
export const orchardFruits = {
  lemon:
    path(
      'M14 62C14 42 32 28 52 28C68 28 78 36 84 44C90 46 92 50 88 56C88 78 70 90 50 90C30 90 18 80 14 62z',
      '#f2cf3b',
    ) +
    path('M84 44C90 46 92 50 88 56C88 78 70 90 50 90C42 90 35 88 29 85C62 86 82 70 84 44z', '#d8b127') +
    ellipse(36, 48, 11, 6, '#ffffff', -30, 0.5) +
    leafShape(44, 29, 38, 20, -24, green, darkGreen) +
    stroke('M46 30C44 22 41 17 36 13', darkGreen, 4),

  'sweet-lime': citrus('#b9c94a', '#98aa35'),
  orange: citrus('#ee8f2b', '#cf741d'),

  pomegranate:
    circle(50, 60, 33, '#c4343c') +
    path('M66 32C78 38 83 49 83 60C83 78 68 93 50 93C44 93 38 91 34 89C66 88 80 58 66 32z', '#9f2430') +
    path('M40 30L36 10L46 17L52 7L57 17L67 12L61 31C54 27 47 27 40 30z', '#d0494d') +
    ellipse(36, 50, 7, 11, '#ffffff', 24, 0.36) +
    circle(60, 66, 13, '#f3d6c8') +
    around(6, 60, 66, ellipse(7, 0, 4.4, 3.2, '#d62f45')) +
    circle(60, 66, 3.4, '#d62f45'),

  guava:
    path('M50 24C68 26 86 42 84 64C82 82 68 92 50 92C32 92 18 82 16 64C14 42 32 26 50 24z', '#a9cc5b') +
    path('M66 29C78 36 85 48 84 64C82 82 68 92 50 92C44 92 39 91 35 89C66 86 80 56 66 29z', '#87ac42') +
    circle(42, 66, 17, '#f1efd2') +
    circle(42, 66, 12, '#ee9a93') +
    around(7, 42, 66, circle(6.5, 0, 1.5, '#f8eac8')) +
    stroke('M50 26C50 18 53 13 58 9', darkGreen, 4.5) +
    leafShape(51, 22, 34, 18, 4, green, darkGreen),
}

function citrus(fill: string, shade: string): string {
  return (
    circle(50, 58, 35, fill) +
    path('M68 28C80 35 85 46 85 58C85 77 69 93 50 93C44 93 38 91 33 89C67 87 82 56 68 28z', shade) +
    ellipse(36, 44, 8, 11, '#ffffff', 28, 0.4) +
    circle(60, 72, 2, shade) +
    leafShape(50, 26, 36, 20, -12, green, darkGreen) +
    stroke('M50 27C48 20 46 16 42 12', darkGreen, 4.5)
  )
}
