import { stackOf } from './overlay-stack.ts'
import type { OverlayStack } from './overlay-stack.ts'

/**
 * Counts a modal overlay in: the page stops scrolling with the first and scrolls again after the last, in whatever
 * order they close. `outlet` is the overlay's own notice region. Returns what counts it out.
 */
export function openOverlay(outlet: HTMLElement): () => void {
  const stack = stackOf(outlet.ownerDocument)
  if (stack.outlets.length === 0) stack.unlock = lockScroll(outlet.ownerDocument)
  stack.outlets.push(outlet)
  notify(stack)
  return () => {
    const at = stack.outlets.indexOf(outlet)
    if (at === -1) return
    stack.outlets.splice(at, 1)
    if (stack.outlets.length === 0) stack.unlock()
    notify(stack)
  }
}

function notify(stack: OverlayStack) {
  for (const listener of stack.listeners) listener()
}

/** Inline styles on the root only: no wheel or touch handlers, and never `pointer-events` on the body. */
function lockScroll(document: Document): () => void {
  const { style, clientWidth } = document.documentElement
  const scrollbar = (document.defaultView?.innerWidth ?? clientWidth) - clientWidth
  const before = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd }
  style.overflow = 'hidden'
  if (scrollbar > 0) style.paddingInlineEnd = `${scrollbar}px`
  return () => Object.assign(style, before)
}
