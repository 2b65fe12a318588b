import type { WidgetContract } from '@krishi/storefront-ui/contract'
import { Table } from '../table.tsx'

const modules = import.meta.glob<Record<string, WidgetContract>>(
  '../../../../packages/storefront-ui/src/**/*.contract.ts',
  { eager: true },
)
const contracts = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .map((contract) => [contract.scope, contract]),
)

interface AnatomyProps {
  /** Scopes whose parts are of the widget itself. */
  own: readonly string[]
  /** Scopes of what it is made of. */
  others: readonly string[]
  /** Whether it stands in a shadow root, where a style sheet of the page reaches parts and variables alone. @default false */
  isInShadow?: boolean
}

/** The parts, data attributes and variables of a widget, and of everything that it is made of. */
export function Anatomy({ own, others, isInShadow = false }: AnatomyProps) {
  return (
    <>
      <h2>Anatomy</h2>
      <p>Names that style sheets may use. They change only with a major version.</p>
      {own.length === 0 ? <p>It has no parts of its own: what is seen are the parts of what it is made of.</p> : null}
      {contractsOf(own).map((contract) => (
        <PartTable key={contract.scope} {...{ contract, isInShadow }} />
      ))}
      {contractsOf(others).map((contract) => (
        <details key={contract.scope} className="docs-others">
          <summary>Parts of {contract.scope}</summary>
          <PartTable {...{ contract, isInShadow }} />
        </details>
      ))}
    </>
  )
}

function contractsOf(scopes: readonly string[]): WidgetContract[] {
  return scopes.flatMap((scope) => contracts.get(scope) ?? [])
}

function PartTable({ contract, isInShadow }: { contract: WidgetContract; isInShadow: boolean }) {
  const { scope, parts, attributes, variables } = contract
  const selectorOf = (part: string) =>
    isInShadow ? `::part(${scope}-${part})` : `[data-scope='${scope}'][data-part='${part}']`
  const names = [
    ...Object.entries(parts).map(([part, means]) => [selectorOf(part), means] as const),
    ...(isInShadow ? [] : Object.entries(attributes).map(([name, means]) => [`[${name}]`, means] as const)),
    ...Object.entries(variables),
  ]
  return (
    <Table
      label={`Anatomy of ${scope}`}
      heads={['Name', 'What it is']}
      rows={names.map(([name, means]) => [name, <code key="name">{name}</code>, means.replaceAll('`', '')])}
    />
  )
}
