import { options } from 'preact'

/** Names a node as a part of its element. */
function describe(attributes: Record<string, unknown>): void {
  const { 'data-scope': scope, 'data-part': part } = attributes
  if (scope !== undefined && part !== undefined) attributes['part'] = `${String(scope)}-${String(part)}`
}

let isDescribing = false

/** Gives each part of a widget's contract a name for `::part()`, such as `quantity-control-increase`. Widgets know nothing of it. */
export function describeNodes(): void {
  if (isDescribing) return
  isDescribing = true
  const next = options.vnode
  options.vnode = (node) => {
    if (typeof node.type === 'string') describe(node.props)
    next?.(node)
  }
}
