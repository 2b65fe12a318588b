import { drawLabel } from '../labels/draw-label.ts'
import type { Pack } from '../pack.ts'
import { contactShadow, shade } from '../scene.ts'
import { clipped, n, path, rect, stroke } from '../svg.ts'

const outline =
  'M196 104C300 96 700 96 804 104L818 128C800 180 806 240 812 330C822 500 822 660 812 770C808 820 816 850 826 872C828 884 816 892 800 892C600 900 400 900 200 892C184 892 172 884 174 872C184 850 192 820 188 770C178 660 178 500 188 330C194 240 200 180 182 128z'

const across = { box: { x: 164, y: 194, width: 672, height: 624 }, inset: 88, bow: 5 }
const framed = { box: { x: 232, y: 204, width: 536, height: 608 }, inset: 36, bow: 4 }

/** A woven sack, sewn shut at the top, printed between coloured borders. */
export function sack(pack: Pack): string {
  const { palette } = pack
  const weave = pack.chooseForBrand('weave', ['#f6f3ec', '#f6f3ec', palette.tint, '#ead9b8'])
  const border = pack.choose('sack', ['plain', 'stripes', 'framed'])
  const field = border === 'framed' ? framed : across
  return (
    contactShadow(500, 322) +
    path(outline, weave) +
    clipped(
      'sack',
      outline,
      (border === 'stripes' ? stripes(palette.brand, palette.accent) : '') +
        drawLabel(pack, field) +
        threads() +
        folds(),
    ) +
    seam(palette.accentDeep) +
    shade(outline, 'pillow') +
    shade(outline, 'fall')
  )
}

function stripes(first: string, second: string): string {
  return (
    rect({ x: 160, y: 168, width: 680, height: 14 }, second) +
    rect({ x: 160, y: 832, width: 680, height: 14 }, second) +
    rect({ x: 160, y: 852, width: 680, height: 14 }, first)
  )
}

function threads(): string {
  const down = Array.from({ length: 54 }, (_, index) => `M${174 + index * 12.4} 100V894`).join('')
  const across = Array.from({ length: 64 }, (_, index) => `M170 ${104 + index * 12.4}H830`).join('')
  return stroke(down, '#000000', 2, 0.045) + stroke(across, '#ffffff', 2, 0.1)
}

function folds(): string {
  return (
    path('M188 150C230 190 300 210 380 206C300 226 220 214 186 190z', '#000000', 0.09) +
    path('M812 150C770 190 700 210 620 206C700 226 780 214 814 190z', '#000000', 0.11) +
    path('M182 860C240 826 330 812 420 822C330 830 250 852 200 890z', '#000000', 0.09) +
    path('M818 860C760 826 670 812 580 822C670 830 750 852 800 890z', '#000000', 0.12) +
    stroke('M206 240C216 400 214 560 206 720', '#ffffff', 16, 0.16) +
    stroke('M786 240C776 400 778 560 788 720', '#000000', 14, 0.06)
  )
}

function seam(thread: string): string {
  const stitches = Array.from({ length: 26 }, (_, index) => `M${n(206 + index * 23)} 140l13 0`).join('')
  return (
    path(
      'M182 128L196 104C300 96 700 96 804 104L818 128C800 134 700 126 500 126C300 126 200 134 182 128z',
      '#000000',
      0.08,
    ) +
    stroke(stitches, thread, 6) +
    stroke('M190 152C400 146 600 146 810 152', '#000000', 3, 0.12)
  )
}
