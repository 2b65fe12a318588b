import { shade } from '../scene.ts'
import { type Box, n, path, rect, roundedOutline, stroke } from '../svg.ts'

/** A ribbed screw cap with its safety ring. */
export function screwCap({ x, y, width, height }: Box, color: string): string {
  const ring = roundedOutline({ x: x - 6, y: y + height - 26, width: width + 12, height: 26 }, 8)
  const top = roundedOutline({ x, y, width, height: height - 30 }, 14)
  const ribs = Array.from({ length: 13 }, (_, index) => {
    const turn = ((index - 6) / 6.6) * (Math.PI / 2)
    return `M${n(x + width / 2 + (Math.sin(turn) * width) / 2)} ${n(y + 22)}V${n(y + height - 36)}`
  }).join('')
  return (
    rect({ x: x + 8, y: y + height - 34, width: width - 16, height: 10 }, '#00000055') +
    path(ring, color) +
    path(top, color) +
    stroke(ribs, '#000000', 3.5, 0.2) +
    shade(ring, 'cylinder') +
    shade(top, 'cylinder') +
    stroke(`M${n(x + 14)} ${n(y + 6)}H${n(x + width - 14)}`, '#ffffff', 4, 0.35)
  )
}
