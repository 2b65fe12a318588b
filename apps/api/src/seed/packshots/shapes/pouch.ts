import { drawLabel } from '../labels/draw-label.ts'
import type { Pack } from '../pack.ts'
import { contactShadow, shade } from '../scene.ts'
import { n, path, stroke } from '../svg.ts'

const standing =
  'M236 112H764Q772 112 772 122V180C766 330 764 470 770 620C776 720 782 780 778 832C776 868 762 884 730 888C580 898 420 898 270 888C238 884 224 868 222 832C218 780 224 720 230 620C236 470 234 330 228 180V122Q228 112 236 112z'

const flat =
  'M244 108H756L762 180C754 330 754 660 762 826L758 890C600 898 400 898 242 890L238 826C246 660 246 330 238 180z'

/** A sealed pouch, printed from edge to edge: standing on a gusset, or flat with two seals. */
export function pouch(pack: Pack): string {
  const isStanding = pack.choose('pouch', [true, true, false])
  const outline = isStanding ? standing : flat
  const field = { box: { x: 216, y: 182, width: 568, height: isStanding ? 650 : 636 }, inset: 62, bow: 0 }
  const { palette } = pack
  const seal = pack.chooseForBrand('seal', [palette.deep, palette.brand, palette.accent, '#e4e1da'])
  return (
    contactShadow(500, 262) +
    path(outline, seal) +
    drawLabel(pack, field, outline) +
    `<clipPath id="pouch"><path d="${outline}"/></clipPath><g clip-path="url(#pouch)">` +
    crimp(112, 178) +
    (isStanding ? gusset() : crimp(826, 894)) +
    creases() +
    '</g>' +
    shade(outline, 'pillow') +
    shade(outline, 'fall') +
    (isStanding ? tearNotches(206) : '')
  )
}

function crimp(from: number, to: number): string {
  const lines = Array.from({ length: 46 }, (_, index) => `M${222 + index * 12.4} ${from}V${to}`).join('')
  return (
    path(`M200 ${from}H800V${to}H200z`, '#ffffff', 0.1) +
    stroke(lines, '#000000', 3, 0.1) +
    stroke(`M200 ${to}H800`, '#000000', 3, 0.2) +
    stroke(`M200 ${to + 4}H800`, '#ffffff', 3, 0.3)
  )
}

function gusset(): string {
  return (
    path('M214 806C330 864 670 864 786 806V900H214z', '#000000', 0.16) +
    stroke('M222 806C330 864 670 864 778 806', '#ffffff', 4, 0.28)
  )
}

function creases(): string {
  const light = 'M250 200C262 330 258 470 252 600L282 590C290 460 288 320 276 200z'
  const dark = 'M742 210C730 360 736 520 748 680L728 690C716 520 714 360 724 210z'
  return (
    `<g filter="url(#soft)">${path(light, '#ffffff', 0.3)}${path(dark, '#000000', 0.16)}</g>` +
    stroke('M300 190C330 214 360 222 392 220M700 190C676 212 650 220 622 220', '#000000', 4, 0.07) +
    stroke('M300 196C330 220 360 228 392 226M700 196C676 218 650 226 622 226', '#ffffff', 4, 0.16)
  )
}

function tearNotches(y: number): string {
  return path(`M226 ${n(y - 7)}L238 ${n(y)}L226 ${n(y + 7)}zM774 ${n(y - 7)}L762 ${n(y)}L774 ${n(y + 7)}z`, '#efe9de')
}
