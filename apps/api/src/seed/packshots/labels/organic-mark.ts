import { leafShape } from '../emblems/leaf-shape.ts'
import { measureText, textOutline } from '../faces.ts'
import { circle, path, stroke } from '../svg.ts'

const green = '#2e7440'

/** The round mark of an organic product. */
export function organicMark(x: number, y: number, radius: number): string {
  const size = radius * 0.36
  const width = measureText('ORGANIC', 'narrow', size)
  return (
    circle(x, y, radius * 1.08, '#ffffff') +
    circle(x, y, radius, green) +
    `<circle cx="${x}" cy="${y}" r="${radius * 0.88}" fill="none" stroke="#cfe6b4" stroke-width="${radius * 0.05}"/>` +
    leafShape(x - radius * 0.02, y + radius * 0.12, radius * 0.62, radius * 0.36, -145, '#a9d47c', green) +
    leafShape(x + radius * 0.02, y + radius * 0.12, radius * 0.72, radius * 0.4, -48, '#d6edb2', green) +
    stroke(`M${x} ${y + radius * 0.22}V${y + radius * 0.02}`, '#d6edb2', radius * 0.07) +
    path(textOutline('ORGANIC', 'narrow', size, x - width / 2, y + radius * 0.58), '#ffffff')
  )
}
