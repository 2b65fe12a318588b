import { machineOf } from '../emblems/machines.ts'
import { drawLabel } from '../labels/draw-label.ts'
import type { Pack } from '../pack.ts'
import { contactShadow } from '../scene.ts'
import { path, stroke } from '../svg.ts'

/** A retail carton seen from the front and a little from the side. */
export function carton(pack: Pack): string {
  const { palette } = pack
  const board = pack.chooseForBrand('board', ['#c79f6b', palette.brand, '#f2efe8'])
  const field = { box: { x: 150, y: 262, width: 560, height: 628 }, inset: 44, bow: 0 }
  return (
    contactShadow(500, 350) +
    path('M150 262L262 150H838L710 262z', board) +
    path('M150 262L262 150H838L710 262z', '#ffffff', 0.35) +
    path('M710 262L838 150V768L710 890z', board) +
    path('M710 262L838 150V768L710 890z', '#000000', 0.32) +
    drawLabel(showing(pack), field) +
    path('M206 206L774 206L758 220L192 220z', '#fdfbf6', 0.6) +
    path('M742 470L806 412Q812 408 812 418V446L748 506Q742 510 742 500z', '#000000', 0.45) +
    path('M150 262H710V890H150z', 'url(#fall)') +
    stroke('M150 262H710V890', '#ffffff', 3, 0.35) +
    path('M150 262H190V890H150z', '#ffffff', 0.08)
  )
}

/** The box shows the machine that its name speaks of. */
function showing(pack: Pack): Pack {
  return { ...pack, spec: { ...pack.spec, emblem: machineOf(pack.spec.title) ?? pack.spec.emblem } }
}
