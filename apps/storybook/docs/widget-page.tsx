import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import type { WidgetContract } from '@krishi/storefront-ui/contract'
import type { ReactNode } from 'react'
import { subpathBudget } from '../../../scripts/budgets/subpath-budgets.ts'
import { Table } from './table.tsx'
import type { Usage } from './usage.ts'

const contracts = import.meta.glob<Record<string, WidgetContract>>(
  '../../../packages/storefront-ui/src/**/*.contract.ts',
  {
    eager: true,
  },
)

/** The page of a widget: what it is for, its properties, its parts, keys and bytes, and every state. */
export function WidgetPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { fileName, usage } = preparedMeta.parameters as { fileName: string; usage?: Usage }
  const [, packageName = '', folder = ''] = /packages\/([^/]+)\/src\/(.+)\/[^/]+$/.exec(fileName) ?? []
  const contract = contractIn(`packages/${packageName}/src/${folder}/`)
  return (
    <>
      <Title />
      <Description />
      <Facts packageName={packageName} folder={folder} />
      {usage === undefined ? null : <UsageOf usage={usage} />}
      <Primary />
      <Controls />
      {contract === undefined ? null : <Anatomy contract={contract} />}
      <Stories />
    </>
  )
}

function contractIn(folder: string): WidgetContract | undefined {
  const [, module = {}] =
    Object.entries(contracts).find(
      ([path]) => path.includes(folder) && !path.slice(path.indexOf(folder) + folder.length).includes('/'),
    ) ?? []
  return Object.values(module).find((value) => typeof value === 'object' && 'scope' in value)
}

function Facts({ packageName, folder }: Readonly<Record<'packageName' | 'folder', string>>) {
  const bytes = subpathBudget(packageName, folder)
  return (
    <dl className="docs-facts">
      <dt>Import</dt>
      <dd>
        <code>{`@krishi/${packageName}/${folder}`}</code>
      </dd>
      <dt>Cost</dt>
      <dd>{`at most ${(bytes / 1024).toFixed(1)} KiB of script beside React, gzip; npm test measures it`}</dd>
    </dl>
  )
}

function UsageOf({ usage: { when, instead, dos, donts, keys } }: { usage: Usage }) {
  return (
    <>
      <h2>When to use it</h2>
      <p>{withCode(when)}</p>
      {instead === undefined ? null : <p>{withCode(instead)}</p>}
      <h3>Do</h3>
      <List items={dos} />
      <h3>Do not</h3>
      <List items={donts} />
      {keys === undefined ? null : (
        <>
          <h2>Keyboard</h2>
          <Table
            label="Keys"
            heads={['Key', 'What it does']}
            rows={Object.entries(keys).map(([key, does]) => [key, key, withCode(does)])}
          />
        </>
      )}
    </>
  )
}

function List({ items }: { items: readonly string[] }): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{withCode(item)}</li>
      ))}
    </ul>
  )
}

/** A sentence whose names in backticks are shown as code. */
function withCode(sentence: string): ReactNode {
  return sentence.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}

function Anatomy({ contract: { scope, parts, attributes, variables } }: { contract: WidgetContract }) {
  const selectors = [
    ...Object.entries(parts).map(([part, means]) => [`[data-scope='${scope}'][data-part='${part}']`, means] as const),
    ...Object.entries(attributes).map(([name, means]) => [`[${name}]`, means] as const),
    ...Object.entries(variables),
  ]
  return (
    <>
      <h2>Anatomy</h2>
      <p>Names that style sheets may use. They change only with a major version.</p>
      <Table
        label="Anatomy"
        heads={['Name', 'What it is']}
        rows={selectors.map(([name, means]) => [name, <code key="name">{name}</code>, means.replaceAll('`', '')])}
      />
    </>
  )
}
