import { expect, it } from 'vitest'
import { checkWidget } from './check-widget.ts'

const contract = {
  scope: 'badge',
  parts: { root: 'The badge.' },
  attributes: { 'data-tone': 'Its meaning.' },
  variables: { '--sf-badge-size': 'Its side.' },
}
const shared = { tokens: new Set(['--sf-color-text']), contracts: [contract] }
const css = `/* --sf-comment */ [data-scope='badge'][data-part='root'][data-tone='offer'] {
  inline-size: var(--sf-badge-size, 1rem);
  color: var(--sf-color-text);
}`
const code = `<span data-scope="badge" data-part="root" data-tone={tone} />`

it('is content with a widget whose names are all listed and used', () => {
  expect(checkWidget({ contracts: [contract], css, code }, shared)).toEqual([])
})

it.each([
  ["[data-part='label'] {}", /uses the part label/],
  ["[data-scope='bagde'] {}", /uses the scope bagde/],
  ['[data-open] {}', /uses the attribute data-open/],
  ['a { color: var(--sf-colour-text) }', /uses the variable --sf-colour-text/],
])('misses in the contract what the style sheet uses: %s', (more, problem) => {
  expect(checkWidget({ contracts: [contract], css: css + more, code }, shared)).toEqual([
    expect.stringMatching(problem),
  ])
})

it('finds a promise that the widget does not keep', () => {
  const empty = { contracts: [contract], css: '', code: '<span data-scope="badge" />' }
  expect(checkWidget(empty, shared)).toEqual([
    'the contract lists the part root, no component renders it',
    'the contract lists data-tone, no component sets it',
    'the contract lists --sf-badge-size, nothing uses it',
  ])
})

it('lets a widget style another that it holds', () => {
  const other = { scope: 'icon', parts: { drawing: 'The lines.' }, attributes: {}, variables: {} }
  const holds = `${css} [data-scope='icon'] [data-part='drawing'] {}`
  const both = { ...shared, contracts: [contract, other] }
  expect(checkWidget({ contracts: [contract], css: holds, code }, both)).toEqual([])
})
