declare global {
  interface Window {
    /** Takes what a screen reader would say. */
    __heard: (line: string) => void
  }
}

/**
 * Runs in a page before its own scripts, and tells `__heard` what a screen reader says by itself: words that come into a live
 * region which is there already, and an alert that comes with its words. What is behind a modal dialog is silent.
 */
export function tellChanges(): void {
  const regions = '[aria-live], [role="status"], [role="alert"], [role="log"]'

  const isSilent = (element: Element) =>
    element.ariaHidden === 'true' || element.ariaLive === 'off' || !element.checkVisibility()

  function wordsOf(node: Node): string {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || isSilent(node)) return ''
    const words = node.ariaLabel ?? [...node.childNodes].map(wordsOf).join(' ')
    return node.matches('button, a') ? ` [${words.trim()}] ` : words
  }

  const plain = (words: string) => words.replace(/\s+/g, ' ').trim()

  /** The region that says what is in `element`; none where it is off, or behind a dialog. */
  function regionOf(element: Element | null): Element | null {
    const region = element?.closest(regions) ?? null
    if (region === null || region.ariaLive === 'off') return null
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    return dialog === undefined || dialog.contains(region) ? region : null
  }

  function isWhole(region: Element): boolean {
    return region.ariaAtomic === null ? region.ariaLive === null : region.ariaAtomic === 'true'
  }

  const added = (records: readonly MutationRecord[]) =>
    records.flatMap((record) => (record.type === 'characterData' ? [record.target] : [...record.addedNodes]))

  function onChange(records: readonly MutationRecord[]): void {
    if (document.readyState === 'loading') return
    const nodes = new Set(added(records).filter((node) => node.isConnected))
    const isNew = (node: Node): boolean => nodes.has(node) || (node.parentNode !== null && isNew(node.parentNode))
    const said = new Set<Element>()
    function say(region: Element, node: Node): void {
      const whole = isWhole(region)
      if (whole && said.has(region)) return
      if (plain(wordsOf(node)) === '') return
      if (whole) said.add(region)
      const isAlert = region.role === 'alert'
      window.__heard(`${isAlert ? 'alert' : 'status'}: ${plain(wordsOf(whole ? region : node))}`)
    }
    for (const node of nodes) {
      const parent = node.parentElement
      // What is in something new comes with it.
      if (parent !== null && isNew(parent)) continue
      const region = regionOf(parent)
      if (region) say(region, node)
      else if (node instanceof Element) {
        const alerts = [...(node.matches('[role="alert"]') ? [node] : []), ...node.querySelectorAll('[role="alert"]')]
        for (const alert of alerts) if (regionOf(alert) === alert) say(alert, alert)
      }
    }
  }

  new MutationObserver(onChange).observe(document, { childList: true, characterData: true, subtree: true })
}

/** Runs in a page before its own scripts, and tells `__heard` where the page's own code moves the focus to. */
export function tellFocus(): void {
  const plain = (words: string) => words.replace(/\s+/g, ' ').trim()

  const described = (element: Element, attribute: string) =>
    (element.getAttribute(attribute) ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')

  function nameOf(element: HTMLElement): string {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const label = labels.map(({ innerText }) => innerText).join(' ')
    return element.ariaLabel ?? (label || described(element, 'aria-labelledby') || element.innerText)
  }

  const elements: { focus: (this: HTMLElement, options?: FocusOptions) => void } = HTMLElement.prototype
  const { focus } = elements
  elements.focus = function focusAndTell(options) {
    const before = document.activeElement
    focus.call(this, options)
    if (before === this || document.activeElement !== this) return
    const description = plain(described(this, 'aria-describedby'))
    window.__heard(`focus: ${plain(nameOf(this))}${description && ` — ${description}`}`)
  }
}
