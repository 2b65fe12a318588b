import type { Pack } from '../pack.ts'
import { contactShadow, shade } from '../scene.ts'
import { path, rect, stroke } from '../svg.ts'
import { plantTag } from './plant-tag.ts'

const tank =
  'M322 240C322 206 344 190 380 190H660C696 190 718 206 718 240L736 760C738 800 720 822 684 822H356C320 822 302 800 304 760z'

/** A knapsack sprayer with its tank, lever, hose and lance. */
export function knapsack(pack: Pack): string {
  const { palette } = pack
  const plastic = pack.chooseForBrand('tank', [palette.brand, '#f1eee6', palette.bright])
  const trim = plastic === palette.brand ? palette.accent : palette.brand
  return (
    contactShadow(510, 290) +
    stroke('M690 230C800 250 806 560 720 760', '#2f3130', 34) +
    stroke('M690 230C800 250 806 560 720 760', '#4b4f4c', 22) +
    path(tank, plastic) +
    path('M316 400L724 400L726 424L315 424z', '#000000', 0.07) +
    stroke('M352 214C346 400 342 600 344 800', '#ffffff', 10, 0.3) +
    shade(tank, 'cylinder', 0.9) +
    shade(tank, 'fall') +
    path('M296 812H744L760 866Q762 890 738 890H302Q278 890 280 866z', '#34373a') +
    shade('M296 812H744L760 866Q762 890 738 890H302Q278 890 280 866z', 'cylinder', 0.7) +
    lid(trim) +
    lance(trim) +
    plantTag(pack, { x: 338, y: 452, width: 362, height: 252 })
  )
}

function lid(color: string): string {
  const top = 'M424 118Q424 104 438 104H602Q616 104 616 118V160H424z'
  const ring = 'M406 158H634Q644 158 644 168V192H396V168Q396 158 406 158z'
  return (
    path(ring, '#34373a') +
    path(top, color) +
    stroke('M448 112V156M472 112V156M496 112V156M520 112V156M544 112V156M568 112V156M592 112V156', '#000000', 4, 0.18) +
    shade(top, 'cylinder') +
    shade(ring, 'cylinder')
  )
}

/** The hose from the foot, the trigger and the lance that leans on the tank, with the lever at the right. */
function lance(color: string): string {
  return (
    stroke('M300 852C180 880 150 800 176 700', '#24262a', 20) +
    stroke('M300 846C186 872 158 798 182 702', '#ffffff', 4, 0.25) +
    rect({ x: 158, y: 596, width: 42, height: 122 }, color, 14) +
    rect({ x: 158, y: 596, width: 14, height: 122 }, '#ffffff', 7, 0.3) +
    path('M200 640L226 700L214 706L196 676z', '#34373a') +
    stroke('M180 600L206 150', '#6d6f70', 13) +
    stroke('M177 600L203 150', '#ffffff', 3.5, 0.55) +
    stroke('M206 152C208 120 226 106 250 104', '#6d6f70', 13) +
    path('M244 88L278 92V118L244 120z', color) +
    stroke('M740 846C850 838 872 780 868 600', '#6d6f70', 15) +
    stroke('M736 842C844 834 866 778 864 600', '#ffffff', 3.5, 0.5) +
    rect({ x: 846, y: 500, width: 44, height: 124 }, '#34373a', 18)
  )
}
