import { ArrowUpDown, Languages, ShoppingCart, SlidersHorizontal, Truck } from 'lucide'
import type { IconNode } from 'lucide'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { CartIcon, FilterIcon, LanguageIcon, SortIcon, TruckIcon } from './index.ts'

/** A drawing of lucide as one line. What begins with `m` would go on from where the line before it ends. */
function inOneLine(node: IconNode): string {
  return node
    .map(([shape, { d, cx, cy, r }], index) => {
      if (shape === 'path') return index > 0 && String(d).startsWith('m') ? `M0 0${String(d)}` : String(d)
      const [x, radius] = [Number(cx), Number(r)]
      const halfCircle = `a${radius} ${radius} 0 1 0`
      return `M${x - radius} ${String(cy)}${halfCircle} ${2 * radius} 0${halfCircle}-${2 * radius} 0`
    })
    .join('')
}

describe('An icon that is drawn in one line', () => {
  it.each([
    ['cart', CartIcon, ShoppingCart],
    ['filter', FilterIcon, SlidersHorizontal],
    ['language', LanguageIcon, Languages],
    ['sort', SortIcon, ArrowUpDown],
    ['truck', TruckIcon, Truck],
  ])('%s is that of the set, in one element', async (_name, Icon, node) => {
    const { container } = await render(<Icon />)
    const shapes = [...container.querySelectorAll('svg > *')]
    expect(shapes.map((shape) => shape.getAttribute('d'))).toEqual([inOneLine(node)])
  })
})
