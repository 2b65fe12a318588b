import type { Page } from '@playwright/test'

interface Line {
  readonly text: string
  readonly node: Node
  readonly layer: Element | null
  readonly box: { left: number; right: number; top: number; bottom: number }
}

/** Runs in the page: its lines of text and its fields, as far as they are visible. */
function readLines(): Line[] {
  function layerOf(element: Element | null): Element | null {
    for (let at = element; at; at = at.parentElement) {
      const { position, zIndex } = getComputedStyle(at)
      const isOver = position === 'fixed' || position === 'sticky' || (position === 'absolute' && zIndex !== 'auto')
      if (isOver || at.tagName === 'DIALOG') return at
    }
    return null
  }

  /** What is left of a box inside everything that clips it. */
  function clip(box: Line['box'], element: Element | null): Line['box'] {
    const left = { ...box }
    for (let at = element; at; at = at.parentElement) {
      const { overflowX, overflowY, clipPath, contentVisibility } = getComputedStyle(at)
      // What is not drawn until it is near is clipped to the place that is kept for it.
      const isUndrawn = contentVisibility !== 'visible'
      const isClipped = overflowX !== 'visible' || overflowY !== 'visible' || clipPath !== 'none' || isUndrawn
      if (!isClipped || at === document.documentElement || at === document.body) continue
      const edge = at.getBoundingClientRect()
      left.left = Math.max(left.left, edge.left)
      left.right = Math.min(left.right, edge.right)
      left.top = Math.max(left.top, edge.top)
      left.bottom = Math.min(left.bottom, edge.bottom)
    }
    return left
  }

  function linesOf(node: Node): Line[] {
    const parent = node.parentElement
    const text = (node.textContent ?? '').trim()
    if (text === '' || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    const layer = layerOf(parent)
    return [...range.getClientRects()].flatMap((rect) => {
      // Letters reach less high than the box that a font has for the highest of them.
      const inset = rect.height / 8
      const box = clip(
        { left: rect.left, right: rect.right, top: rect.top + inset, bottom: rect.bottom - inset },
        parent,
      )
      return box.right - box.left > 3 && box.bottom - box.top > 3 ? [{ text, node, layer, box }] : []
    })
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines: Line[] = []
  while (walker.nextNode()) lines.push(...linesOf(walker.currentNode))
  for (const field of document.querySelectorAll('input, select, textarea')) {
    if (!field.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { left, right, top, bottom } = field.getBoundingClientRect()
    const box = clip({ left, right, top, bottom }, field.parentElement)
    const text = field.getAttribute('type') ?? field.tagName
    if (box.right - box.left > 3 && box.bottom - box.top > 3)
      lines.push({ text, node: field, layer: layerOf(field), box })
  }
  return lines
}

/** Runs in the page: the pairs of lines that lie on one another. */
function findOverlaps(lines: Line[]): string[] {
  lines.sort((a, b) => a.box.top - b.box.top)
  const found = new Set<string>()
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top > one.box.bottom - 2) break
      const isBeside = other.box.left > one.box.right - 2 || other.box.right < one.box.left + 2
      // A field that a label is rendered over belongs to it.
      const isOwn = [one, other].some(({ node }) =>
        node.parentElement?.closest('label')?.contains(one.node === node ? other.node : one.node),
      )
      if (isBeside || isOwn || other.layer !== one.layer || other.node === one.node) continue
      found.add(`${one.text.slice(0, 40)} | ${other.text.slice(0, 40)}`)
    }
  })
  return [...found]
}

/**
 * Which texts and fields of a page lie on one another, such as `Show 8 more | Price`. What is meant to lie over the page, a bar that sticks, a
 * menu or a dialog, is compared within itself.
 */
export async function overlapsOf(page: Page): Promise<readonly string[]> {
  const lines = await page.evaluateHandle(readLines)
  return page.evaluate(findOverlaps, lines)
}
