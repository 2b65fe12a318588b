/** The element with an id in the document or shadow root that another one stands in. */
export function findSection(beside: Element | null, id: string): HTMLElement | null {
  const root = beside?.getRootNode()
  return root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null
}

/** Shows a part of the page and goes on from there with the keyboard. */
export function goToSection(beside: Element | null, id: string): void {
  const section = findSection(beside, id)
  if (section === null) return
  section.scrollIntoView()
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1
  section.focus({ preventScroll: true })
}
