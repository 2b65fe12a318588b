import type { WidgetContract } from '../../packages/storefront-ui/src/contract/index.ts'

/** What there is to hold against each other in one widget's folder. */
export interface WidgetSources {
  readonly contracts: readonly WidgetContract[]
  readonly css: string
  /** The components of the folder, without tests, stories and contracts. */
  readonly code: string
}

/** What widgets share. */
export interface SharedNames {
  /** Custom properties that the theme declares. */
  readonly tokens: ReadonlySet<string>
  /** The contracts of all widgets, as one may style another that it holds. */
  readonly contracts: readonly WidgetContract[]
}

const always = new Set(['data-scope', 'data-part', 'data-sf-theme', 'data-sf-color-scheme'])

function matches(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''))
}

function quoted(code: string, name: string): boolean {
  return code.includes(`'${name}'`) || code.includes(`"${name}"`)
}

/** Names that the style sheet uses and no contract promises, and the reverse. */
export function checkWidget({ contracts, css, code }: WidgetSources, shared: SharedNames): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const scopes = matches(rules, /\[data-scope=['"]?([\w-]+)/g)
  const ownScopes = new Set(contracts.map(({ scope }) => scope))
  const known = [...contracts, ...shared.contracts.filter(({ scope }) => scopes.has(scope) && !ownScopes.has(scope))]
  const names = (kind: 'parts' | 'attributes' | 'variables') =>
    new Set(known.flatMap((contract) => Object.keys(contract[kind])))
  const own = (kind: 'parts' | 'attributes' | 'variables') =>
    contracts.flatMap((contract) => Object.keys(contract[kind]))

  const [parts, attributes, variables] = [names('parts'), names('attributes'), names('variables')]
  const usedVariables = matches(rules, /(--sf-[\w-]+)/g)
  const missing = (used: ReadonlySet<string>, listed: ReadonlySet<string>, what: string) =>
    [...used].filter((name) => !listed.has(name)).map((name) => `styles.css uses ${what} ${name}, no contract lists it`)

  return [
    ...missing(scopes, new Set(shared.contracts.map(({ scope }) => scope)), 'the scope'),
    ...missing(matches(rules, /\[data-part=['"]?([\w-]+)/g), parts, 'the part'),
    ...missing(matches(rules, /\[(data-[\w-]+)/g), new Set([...attributes, ...always]), 'the attribute'),
    ...missing(usedVariables, new Set([...variables, ...shared.tokens]), 'the variable'),
    ...own('parts')
      .filter((part) => !quoted(code, part))
      .map((part) => `the contract lists the part ${part}, no component renders it`),
    ...own('attributes')
      .filter((attribute) => !code.includes(attribute))
      .map((attribute) => `the contract lists ${attribute}, no component sets it`),
    ...own('variables')
      .filter((variable) => !usedVariables.has(variable) && !code.includes(variable))
      .map((variable) => `the contract lists ${variable}, nothing uses it`),
  ]
}
