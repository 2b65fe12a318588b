import { leafShape } from './emblems/leaf-shape.ts'
import { scene } from './scene.ts'
import { ellipse, roundedOutline, stroke } from './svg.ts'

const line = '#a89f8f'

/** Draws what stands in for a picture that is missing: an empty pack in outline, without a word, so that it fits all languages [02.9]. */
export function drawNoImage(): string {
  return scene(
    ellipse(500, 780, 260, 26, 'url(#shadow)', 0, 0.7) +
      `<path d="${roundedOutline({ x: 320, y: 230, width: 360, height: 540 }, 44)}" fill="#f7f4ee" stroke="${line}" stroke-width="14"/>` +
      stroke('M320 330H680', line, 14) +
      stroke('M500 640V520', line, 14) +
      leafShape(500, 560, 120, 74, -150, '#d3ccbe', line) +
      leafShape(500, 530, 136, 84, -36, '#dcd6c9', line),
  )
}
