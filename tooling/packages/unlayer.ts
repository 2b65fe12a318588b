import postcss, { type AtRule, type Rule } from 'postcss'
import parser, { type Node, type Selector } from 'postcss-selector-parser'

type Reweigh = (selector: Selector) => void

/** How the selectors of a layer get the specificity that replaces its place in the layer order. */
const reweighByLayer: Readonly<Record<string, Reweigh>> = {
  'sf.reset': keepOnlyScope,
  'sf.tokens': keepOnlyScope,
  'sf.widgets': addTwoClasses,
  'sf.brand': () => undefined,
}

/**
 * Removes our cascade layers from a sheet of flat rules, because any unlayered rule of a page would win over it. Specificity
 * replaces the layer order, so that the import order has no effect (ADR 0035):
 *
 * - `tokens` have none: a brand and a page override them.
 * - `reset` has that of two classes on elements with `data-scope`, and of one class on their descendants.
 * - `widgets` have two classes more than in the source.
 * - `brand` keeps its own.
 *
 * Throws for a rule in another layer, or in none.
 */
export function unlayer(sheet: string): string {
  const root = postcss.parse(sheet)
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return
    rule.selector = parser((selectors) => selectors.each(reweighOf(rule))).processSync(rule.selector)
  })
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes) layer.replaceWith(layer.nodes)
    else layer.remove()
  })
  return root.toString()
}

function reweighOf(rule: Rule): Reweigh {
  let node: Rule['parent'] = rule.parent
  while (node && !(node.type === 'atrule' && (node as AtRule).name === 'layer')) node = node.parent as Rule['parent']
  const layer = node ? (node as AtRule).params : 'none'
  const reweigh = reweighByLayer[layer]
  if (reweigh) return reweigh
  throw new Error(
    `A sheet has rules in the layer "${layer}". Their specificity without layers is not known. ` +
      'Add the layer in tooling/packages/unlayer.ts.',
  )
}

/** The classes match no element, so their negation matches every element. */
function addTwoClasses(selector: Selector): void {
  const twoClasses = parser.pseudo({ value: ':not(._._)' })
  const { first } = selector
  if (first.type === 'tag' || first.type === 'universal') selector.insertAfter(first, twoClasses)
  else selector.prepend(twoClasses)
}

/** `:host` keeps its specificity: older browsers do not support it in `:where()`. */
const keptParts = [':where', ':host']

const isKept = (node: Node) =>
  (node.type === 'pseudo' && keptParts.includes(node.value)) ||
  parser.isPseudoElement(node) ||
  parser.isCombinator(node) ||
  parser.isUniversal(node)

/** Leaves `[data-scope]` as the only part with a specificity, and doubles it in the selected element. */
function keepOnlyScope(selector: Selector): void {
  const lastCombinator = selector.nodes.findLastIndex(({ type }) => type === 'combinator')
  for (const [index, node] of [...selector.nodes].entries()) {
    if (String(node) === '[data-scope]') {
      if (index > lastCombinator) selector.insertAfter(node, node.clone())
    } else if (!isKept(node)) {
      node.replaceWith(parser.pseudo({ value: `:where(${String(node)})` }))
    }
  }
}
