import { drawLabel } from '../labels/draw-label.ts'
import type { Pack } from '../pack.ts'
import { contactShadow, shade } from '../scene.ts'
import { path, rect, stroke } from '../svg.ts'

const body =
  'M372 402C372 352 420 330 500 330C580 330 628 352 628 402C690 440 704 500 704 560V836C704 874 686 892 648 892H352C314 892 296 874 296 836V560C296 500 310 440 372 402z'

/** A hand pressure sprayer: pump handle on top, trigger and nozzle at the left. */
export function pressureSprayer(pack: Pack): string {
  const { palette } = pack
  const plastic = pack.chooseForBrand('tank', [palette.bright, '#f1eee6', palette.brand])
  const field = { box: { x: 296, y: 556, width: 408, height: 300 }, inset: 44, bow: 12 }
  const neck = 'M404 258H596V346Q500 366 404 346z'
  return (
    contactShadow(500, 206) +
    rect({ x: 480, y: 132, width: 40, height: 140 }, '#6d6f70') +
    rect({ x: 408, y: 96, width: 184, height: 50 }, palette.deep, 24) +
    rect({ x: 420, y: 102, width: 160, height: 10 }, '#ffffff', 5, 0.3) +
    path('M404 268L268 214L262 240L404 318z', palette.deep) +
    path('M268 206L210 196V238L262 246z', palette.accent) +
    path('M392 320C360 350 350 380 352 420L330 412C328 372 344 330 372 300z', '#34373a') +
    path(neck, palette.deep) +
    shade(neck, 'cylinder') +
    path(body, plastic) +
    drawLabel(pack, field) +
    shade(body, 'cylinder') +
    stroke('M376 400C420 420 580 420 624 400', '#000000', 5, 0.18)
  )
}
