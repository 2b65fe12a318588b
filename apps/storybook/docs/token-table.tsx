import type { CSSProperties, ReactNode } from 'react'
import type { Token, TokenGroup } from './read-tokens.ts'
import { sunrise, tokens, widgetsWith } from './sheets.ts'
import { Table } from './table.tsx'
import { TokenContrast } from './token-contrast.tsx'

interface TokenTableProps {
  group: TokenGroup
}

/** Every token of a group: a sample, its values by day and at night, the brand Sunrise's, for a colour its contrast, and the widgets that use it. */
export function TokenTable({ group }: TokenTableProps) {
  const own = tokens.filter((token) => token.group === group)
  const hasNight = own.some(({ dark }) => dark !== null)
  const isColour = group === 'colour'
  const heads = [
    ...['Token', 'Sample', hasNight ? 'Day' : 'Value', ...(hasNight ? ['Night'] : []), 'Sunrise'],
    ...(isColour ? ['Contrast'] : []),
    'Used by',
  ]
  return (
    <Table
      label={`Tokens of ${group}`}
      heads={heads}
      rows={own.map((token) => [
        token.name,
        <code key="name">{token.name}</code>,
        <Sample key="sample" token={token} />,
        <code key="value">{token.value}</code>,
        ...(hasNight ? [token.dark === null ? '–' : <code key="night">{token.dark}</code>] : []),
        <Brand key="brand" token={token} />,
        ...(isColour ? [<TokenContrast key="contrast" token={token.name} />] : []),
        <Users key="users" names={widgetsWith(token.name)} />,
      ])}
    />
  )
}

function Brand({ token }: { token: Token }): ReactNode {
  const own = sunrise.get(token.name)
  if (own === undefined) return '–'
  return <code>{own.dark === null ? own.value : `${own.value}, ${own.dark}`}</code>
}

function Users({ names }: { names: readonly string[] }): ReactNode {
  if (names.length === 0) return 'The themes alone'
  if (names.length <= 3) return names.join(', ')
  return (
    <details>
      <summary>{names.length} widgets</summary>
      {names.join(', ')}
    </details>
  )
}

const samples: Readonly<Record<TokenGroup, (name: string) => CSSProperties>> = {
  colour: (name) => ({ background: `var(${name})` }),
  shadow: (name) => ({ boxShadow: `var(${name})`, background: 'var(--sf-color-surface)' }),
  type: (name) => {
    const property = /^--sf-(font-size|font-weight|font-family|line-height)/.exec(name)?.[1] ?? 'font-size'
    const key = property.replace(/-([a-z])/, (_, letter: string) => letter.toUpperCase())
    return { inlineSize: 'auto', blockSize: 'auto', border: 0, [key]: `var(${name})` }
  },
  space: (name) => ({ inlineSize: `var(${name})`, background: 'var(--sf-color-action)' }),
  shape: (name) => (/radius/.test(name) ? { borderRadius: `var(${name})` } : { inlineSize: `min(100%, var(${name}))` }),
  motion: (name) =>
    /duration/.test(name) ? { transitionDuration: `var(${name})` } : { transitionTimingFunction: `var(${name})` },
}

function Sample({ token: { name, group } }: { token: Token }) {
  return (
    <span className={group === 'motion' ? 'docs-sample docs-motion' : 'docs-sample'} style={samples[group](name)}>
      {group === 'type' ? 'Seeds बीज' : null}
    </span>
  )
}
