import { drawLabel } from '../labels/draw-label.ts'
import type { Pack } from '../pack.ts'
import { contactShadow, shade } from '../scene.ts'
import { type Box, n, path, stroke } from '../svg.ts'
import { screwCap } from './screw-cap.ts'

interface BottleForm {
  /** The silhouette below the cap. */
  outline: string
  halfWidth: number
  cap: Box
  label: Box
  /** How far the label's edges bow, because the bottle is round. */
  bow: number
}

const shouldered: BottleForm = {
  outline:
    'M428 214V238C428 272 300 268 300 364V836C300 876 316 892 356 892H644C684 892 700 876 700 836V364C700 268 572 272 572 238V214z',
  halfWidth: 200,
  cap: { x: 412, y: 96, width: 176, height: 124 },
  label: { x: 300, y: 380, width: 400, height: 452 },
  bow: 15,
}

const slim: BottleForm = {
  outline:
    'M448 220V248C448 300 330 330 330 430V842C330 878 344 892 380 892H620C656 892 670 878 670 842V430C670 330 552 300 552 248V220z',
  halfWidth: 170,
  cap: { x: 438, y: 84, width: 124, height: 142 },
  label: { x: 330, y: 418, width: 340, height: 424 },
  bow: 13,
}

const stout: BottleForm = {
  outline:
    'M410 250V266C410 284 396 290 366 294C292 304 262 326 262 386V830C262 874 280 892 324 892H676C720 892 738 874 738 830V386C738 326 708 304 634 294C604 290 590 284 590 266V250z',
  halfWidth: 238,
  cap: { x: 396, y: 138, width: 208, height: 116 },
  label: { x: 262, y: 372, width: 476, height: 464 },
  bow: 18,
}

/** A plastic bottle with a screw cap: shouldered, slim or stout. */
export function bottle(pack: Pack): string {
  const form = pack.choose('bottle', [shouldered, slim, stout])
  const { palette } = pack
  const plastic = pack.chooseForBrand('plastic', ['#f3f1eb', '#f3f1eb', palette.bright, '#d9dcd8'])
  const capColor = pack.chooseForBrand('cap', [palette.deep, palette.accent, palette.brand])
  return (
    contactShadow(500, form.halfWidth) +
    path(form.outline, plastic) +
    stroke(`M${n(500 - form.halfWidth * 0.94)} 872H${n(500 + form.halfWidth * 0.94)}`, '#000000', 3, 0.08) +
    drawLabel(pack, { box: form.label, inset: form.label.width * 0.1, bow: form.bow }) +
    shade(form.outline, 'cylinder') +
    shade(form.outline, 'fall', 0.7) +
    screwCap(form.cap, capColor)
  )
}
