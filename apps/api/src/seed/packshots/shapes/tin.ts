import { drawLabel } from '../labels/draw-label.ts'
import { belt } from '../labels/label.ts'
import type { Pack } from '../pack.ts'
import { contactShadow, shade } from '../scene.ts'
import { ellipse, path, stroke } from '../svg.ts'

/** A round container for powders and granules: a metal tin with a lid, or a pail with a handle. */
export function tin(pack: Pack): string {
  return pack.choose('tin', [metalTin, metalTin, pail])(pack)
}

function metalTin(pack: Pack): string {
  const body = 'M262 236V838C262 872 368 892 500 892C632 892 738 872 738 838V236z'
  const field = { box: { x: 262, y: 268, width: 476, height: 540 }, inset: 46, bow: 26 }
  return (
    contactShadow(500, 240) +
    shade(body, 'metal') +
    drawLabel(pack, field) +
    shade(belt(field, 0, 1), 'cylinder') +
    stroke('M262 838C262 872 368 892 500 892C632 892 738 872 738 838', '#000000', 4, 0.25) +
    path('M254 196V236C254 270 362 290 500 290C638 290 746 270 746 236V196z', 'url(#metal)') +
    stroke('M256 232C256 266 362 286 500 286C638 286 744 266 744 232', '#000000', 3, 0.3) +
    ellipse(500, 196, 246, 50, '#e6e2da') +
    ellipse(500, 196, 222, 42, '#b7b2a8') +
    ellipse(500, 201, 220, 38, '#d5d1c8') +
    stroke('M300 190C360 172 440 164 500 164', '#ffffff', 5, 0.8)
  )
}

function pail(pack: Pack): string {
  const { palette } = pack
  const body = 'M236 290L268 846C270 876 380 892 500 892C620 892 730 876 732 846L764 290z'
  const wrap = 'M239 334Q500 382 761 334L737 782Q500 832 263 782z'
  const field = { box: { x: 236, y: 334, width: 528, height: 448 }, inset: 70, bow: 24 }
  const lid = pack.chooseForBrand('cap', [palette.deep, palette.accent, palette.brand])
  return (
    contactShadow(500, 238) +
    path(body, '#f4f1ea') +
    drawLabel(pack, field, wrap) +
    shade(body, 'cylinder') +
    shade(body, 'fall', 0.6) +
    stroke('M228 300C150 120 850 120 772 300', '#8d8a84', 9) +
    stroke('M231 296C156 122 844 122 769 296', '#ffffff', 2.5, 0.7) +
    path('M222 226V282C222 312 346 332 500 332C654 332 778 312 778 282V226z', lid) +
    shade('M222 226V282C222 312 346 332 500 332C654 332 778 312 778 282V226z', 'cylinder') +
    ellipse(500, 226, 278, 50, lid) +
    ellipse(500, 226, 278, 50, '#ffffff', 0, 0.22) +
    ellipse(500, 230, 240, 38, '#000000', 0, 0.1) +
    ellipse(500, 233, 236, 35, lid) +
    ellipse(500, 233, 236, 35, '#ffffff', 0, 0.14)
  )
}
