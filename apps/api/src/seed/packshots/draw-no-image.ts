import { leafShape } from './emblems/leaf-shape.ts'
import { ellipse, roundedOutline, stroke } from './svg.ts'

const line = '#a89f8f'

/**
 * Draws what stands in for a picture that is missing: an empty pack in outline, without a word, so that it fits all
 * languages [02.9]. Flat colours only: as a PNG it stays a few kilobytes.
 */
export function drawNoImage(): string {
  const pack = roundedOutline({ x: 320, y: 230, width: 360, height: 540 }, 44)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000">' +
    '<rect width="1000" height="1000" fill="#f3efe7"/>' +
    ellipse(500, 782, 230, 16, '#e2dacb') +
    `<path d="${pack}" fill="#faf8f3" stroke="${line}" stroke-width="14"/>` +
    stroke('M320 330H680M500 650V520', line, 14) +
    leafShape(500, 570, 120, 74, -150, '#d3ccbe', line) +
    leafShape(500, 540, 136, 84, -36, '#dcd6c9', line) +
    '</svg>'
  )
}
