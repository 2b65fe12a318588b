import { n, path, place, stroke } from '../svg.ts'

/** A pointed leaf that starts at (x, y) and grows `length` towards `degrees` (0 is right, -90 is up). */
export function leafShape(
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  fill: string,
  vein?: string,
): string {
  const half = width * 0.66
  const blade = path(
    `M0 0C${n(length * 0.22)} ${n(-half)} ${n(length * 0.66)} ${n(-half)} ${n(length)} 0` +
      `C${n(length * 0.66)} ${n(half)} ${n(length * 0.22)} ${n(half)} 0 0z`,
    fill,
  )
  const line = vein === undefined ? '' : stroke(`M0 0L${n(length * 0.82)} 0`, vein, Math.max(1, length * 0.035))
  return place(blade + line, x, y, degrees)
}

/** The same drawing `count` times, turned about (x, y) in equal steps. */
export function around(count: number, x: number, y: number, content: string, from = 0): string {
  return Array.from({ length: count }, (_, index) => place(content, x, y, from + (360 / count) * index)).join('')
}
