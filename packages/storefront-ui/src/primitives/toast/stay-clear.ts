/** What a notice may never lie on: what is marked so, and a field that is in error with the words that say why. */
const keptClear = '[data-keep-clear], [data-scope="field"][data-invalid], [aria-invalid="true"]'

/** Room between a notice and what it stays clear of, in px. */
const gap = 8

/**
 * Moves a list of notices up, or down from the top, until it lies on nothing that must stay in view, again at every scroll, resize
 * and change of focus.
 *
 * @returns Ends it.
 */
export function stayClear(list: HTMLElement, placement: 'top-center' | 'bottom'): () => void {
  const root = list.getRootNode() as Document | ShadowRoot
  const end = new AbortController()

  function place(): void {
    list.style.translate = ''
    const { left, right, top, height } = list.getBoundingClientRect()
    const obstacles = [...root.querySelectorAll(keptClear)]
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.left < right && box.right > left)
      .sort((a, b) => (placement === 'bottom' ? b.bottom - a.bottom : a.top - b.top))
    let at = top
    for (const box of obstacles) {
      const isCovered = box.top < at + height + gap && box.bottom > at - gap
      if (isCovered) at = placement === 'bottom' ? box.top - height - gap : box.bottom + gap
    }
    // Obstacles fill the width: there is no better place.
    if (at >= 0 && at + height <= innerHeight) list.style.translate = `0 ${String(at - top)}px`
  }

  place()
  for (const type of ['scroll', 'resize', 'focusin'] as const) {
    addEventListener(type, place, { signal: end.signal, capture: true, passive: true })
  }
  return () => end.abort()
}
