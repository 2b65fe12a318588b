import { options } from 'preact'
import type { VNode } from 'preact'

/** Preact declares a method, which may not be handed on; this one may. */
interface NodeHook {
  vnode?: (node: VNode<Record<string, unknown>>) => void
}

/** Each address of this site in a `src` or a `srcset`. */
const ownAddress = /(^|,\s*)(?=\/(?!\/))/g

/** What is done to every node: its name as a part of the element, and whole addresses of pictures. */
function describe(attributes: Record<string, unknown>, isPicture: boolean, origin: string): void {
  const { 'data-scope': scope, 'data-part': part } = attributes
  if (typeof scope === 'string' && typeof part === 'string') attributes['part'] = `${scope}-${part}`
  if (!isPicture) return
  for (const name of ['src', 'srcSet']) {
    const address = attributes[name]
    if (typeof address === 'string') attributes[name] = address.replace(ownAddress, `$1${origin}`)
  }
}

let isDescribing = false

/**
 * Gives each part of a widget's contract a name for `::part()`, such as `quantity-control-increase`, and the pictures of a shop on
 * another origin their whole address. Widgets know nothing of either.
 */
export function describeNodes(origin: string): void {
  if (isDescribing) return
  isDescribing = true
  const hook: NodeHook = options
  const next = hook.vnode
  hook.vnode = (node) => {
    if (typeof node.type === 'string') describe(node.props, node.type === 'img' && origin !== location.origin, origin)
    next?.(node)
  }
}
