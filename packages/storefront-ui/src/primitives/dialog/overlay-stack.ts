interface OverlayStack {
  /** Notice regions of the open overlays, the top one last. */
  readonly outlets: HTMLElement[]
  readonly listeners: Set<() => void>
  /** Puts the page back as it was before the first overlay. */
  unlock: () => void
}

// Whether a page scrolls is a fact of its document, however many roots and providers draw into it.
const stacks = new WeakMap<Document, OverlayStack>()

function stackOf(document: Document): OverlayStack {
  const known = stacks.get(document)
  if (known !== undefined) return known
  const stack: OverlayStack = { outlets: [], listeners: new Set(), unlock: () => undefined }
  stacks.set(document, stack)
  return stack
}

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

/**
 * The notice region of the top overlay, or null when the page itself is in front. Everything behind a modal overlay is
 * inert, and a live region there stays silent: notices must move in front.
 */
export function topOutlet(document: Document): HTMLElement | null {
  return stackOf(document).outlets.at(-1) ?? null
}

/** Calls `listener` when overlays open or close. Returns what stops it. */
export function subscribeToOverlays(document: Document, listener: () => void): () => void {
  const { listeners } = stackOf(document)
  listeners.add(listener)
  return () => listeners.delete(listener)
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
