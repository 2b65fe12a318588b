import { ellipse } from './svg.ts'

/** Where every pack stands. */
export const floor = 892

const defs =
  '<filter id="soft" x="-1" y="-.2" width="3" height="1.4"><feGaussianBlur stdDeviation="7"/></filter>' +
  '<radialGradient id="shadow"><stop offset="0" stop-color="#4a3c28" stop-opacity=".55"/>' +
  '<stop offset=".55" stop-color="#4a3c28" stop-opacity=".22"/><stop offset="1" stop-color="#4a3c28" stop-opacity="0"/></radialGradient>' +
  gradient('cylinder', 0, [
    [0, '#000', 0.34],
    [0.07, '#000', 0.16],
    [0.16, '#fff', 0.16],
    [0.24, '#fff', 0.42],
    [0.32, '#fff', 0.1],
    [0.5, '#fff', 0],
    [0.74, '#000', 0.07],
    [0.9, '#000', 0.24],
    [0.96, '#000', 0.3],
    [1, '#000', 0.2],
  ]) +
  gradient('pillow', 0, [
    [0, '#000', 0.22],
    [0.06, '#000', 0.04],
    [0.15, '#fff', 0.22],
    [0.28, '#fff', 0.05],
    [0.55, '#fff', 0],
    [0.8, '#000', 0.05],
    [0.93, '#000', 0.16],
    [1, '#000', 0.28],
  ]) +
  gradient('fall', 90, [
    [0, '#fff', 0.14],
    [0.35, '#fff', 0],
    [0.75, '#000', 0.02],
    [1, '#000', 0.2],
  ]) +
  gradient('metal', 0, [
    [0, '#7d7a74', 1],
    [0.12, '#e9e6df', 1],
    [0.26, '#ffffff', 1],
    [0.42, '#b9b5ac', 1],
    [0.62, '#dcd8cf', 1],
    [0.85, '#8f8b83', 1],
    [1, '#6d6a64', 1],
  ])

/** The overlays that give volume; each is a gradient for `url(#...)`. */
export type Shade = 'cylinder' | 'pillow' | 'fall' | 'metal'

/** Lays a volume overlay over an outline. */
export function shade(outline: string, kind: Shade, opacity = 1): string {
  return `<path d="${outline}" fill="url(#${kind})"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`
}

/** The soft shadow where something touches the floor. */
export function contactShadow(x: number, halfWidth: number, y = floor): string {
  return (
    ellipse(x + halfWidth * 0.1, y + 4, halfWidth * 1.34, halfWidth * 0.17, 'url(#shadow)', 0, 0.8) +
    ellipse(x, y, halfWidth * 1.04, halfWidth * 0.065, 'url(#shadow)')
  )
}

/** A whole picture, of 1000 by 1000 unless told otherwise. Nothing stands behind the pack, so that it sits on any tile, light or dark. */
export function scene(content: string, { width, height } = { width: 1000, height: 1000 }): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${defs}</defs>${content}</svg>`
  )
}

/** A linear gradient definition; 0 degrees runs to the right, 90 downwards. */
function gradient(
  id: string,
  degrees: 0 | 90,
  stops: readonly (readonly [offset: number, color: string, opacity: number])[],
): string {
  const end = degrees === 0 ? 'x2="1" y2="0"' : 'x2="0" y2="1"'
  const parts = stops.map(
    ([offset, color, opacity]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  )
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${parts.join('')}</linearGradient>`
}
