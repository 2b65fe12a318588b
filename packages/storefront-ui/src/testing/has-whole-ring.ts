/** Whether the focus outline of `target` lies within `box`, which clips what leaves it. False where it has none. */
export function hasWholeRing(target: Element, box: Element): boolean {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(target)
  const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  const inner = target.getBoundingClientRect()
  const outer = box.getBoundingClientRect()
  return width > 0 && inner.left - width >= outer.left && inner.top - width >= outer.top
}
