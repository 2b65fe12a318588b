/** Whether nothing has the focus in the page, or in the shadow root, that `node` is in or is. */
export function isFocusLost(node: Node): boolean {
  const root = node.getRootNode()
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
  return active === null || active === document.body
}
