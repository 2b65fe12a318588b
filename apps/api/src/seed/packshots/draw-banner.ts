import type { PackshotSpec } from '../types.ts'
import { packOf } from './pack.ts'
import { floor } from './scene.ts'
import { circle, path, place, stroke } from './svg.ts'

const width = 1500
const height = 1000
const sunlight = '#f4c765'
/** Where the packs stand, from the back to the front: centre, ground and size. */
const places = [
  { x: 385, ground: 850, scale: 0.6 },
  { x: 1140, ground: 850, scale: 0.6 },
  { x: 762, ground: 930, scale: 0.8 },
] as const

const hill = 'M0 560C240 410 480 420 700 500S1230 430 1500 500V1000H0z'
const field = 'M0 640C300 580 560 610 820 630S1290 580 1500 620V1000H0z'

/**
 * The picture of a banner, 1500 by 1000: packs in a field under the sun, in the colours of a hue. It has no words, which
 * stand beside it in six languages.
 *
 * @param drawPack Draws one pack as it stands on `floor` of a drawing of 1000 by 1000.
 */
export function drawBanner(
  { palette, packs, choose }: ReturnType<typeof readBanner>,
  drawPack: (spec: PackshotSpec) => string,
): string {
  const furrows = [-900, -600, -330, -80, 180, 430, 700, 980]
    .map((shift) => stroke(`M${750 + shift * 1.5} 1010L${750 + shift * 0.6} 640`, palette.deep, 20, 0.28))
    .join('')
  const standing = places.map(({ x, ground, scale }, index) => {
    const spec = packs[index]
    return spec ? place(ownIds(drawPack(spec), index), x - 500 * scale, ground - floor * scale, 0, scale) : ''
  })
  return (
    path(`M0 0H${width}V${height}H0z`, palette.tint) +
    circle(choose('sun', [220, 1280]), 190, 96, sunlight) +
    path(hill, palette.bright, 0.4) +
    path(field, palette.bright, 0.75) +
    furrows +
    standing.join('')
  )
}

/** What a banner is drawn from. */
export function readBanner(spec: PackshotSpec) {
  return { ...packOf(spec), packs: spec.packs ?? [] }
}

/** Its size as the head of an SVG says it. */
export const bannerSize = { width, height } as const

/** Several packs in one drawing: each keeps its own outlines. */
function ownIds(drawing: string, index: number): string {
  const ids = [...drawing.matchAll(/ id="([\w-]+)"/g)].flatMap(([, id]) => id ?? [])
  return ids.reduce(
    (own, id) =>
      own.replaceAll(` id="${id}"`, ` id="${id}-${index}"`).replaceAll(`url(#${id})`, `url(#${id}-${index})`),
    drawing,
  )
}
