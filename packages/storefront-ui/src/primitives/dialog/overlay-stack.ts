/** What is open in front of a page. */
export interface OverlayStack {
  /** Notice regions of the open overlays, the top one last. */
  readonly outlets: HTMLElement[]
  readonly listeners: Set<() => void>
  /** Puts the page back as it was before the first overlay. */
  unlock: () => void
}

// Scroll locking belongs to the document: several roots and providers share one.
const stacks = new WeakMap<Document, OverlayStack>()

/** The open overlays of a document. */
export function stackOf(document: Document): OverlayStack {
  const known = stacks.get(document)
  if (known !== undefined) return known
  const stack: OverlayStack = { outlets: [], listeners: new Set(), unlock: () => undefined }
  stacks.set(document, stack)
  return stack
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
