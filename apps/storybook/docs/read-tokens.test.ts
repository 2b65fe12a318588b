import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readTokens, usersOf } from './read-tokens.ts'

const tokens = readFileSync(new URL('../../../packages/storefront-ui/src/theme/tokens.css', import.meta.url), 'utf8')

it('reads a colour by day and at night, and everything else as it stands', () => {
  const css = `
    /* --sf-color-old: red; */
    :root { --sf-when-light: initial; --sf-color-bg: var(--sf-when-light, #fff) var(--sf-when-dark, #000); }
    .x { --sf-space-8: 8px; }
    :lang(hi) { --sf-space-8: 9px; }`
  expect(readTokens(css)).toEqual([
    { name: '--sf-color-bg', group: 'colour', value: '#fff', dark: '#000' },
    { name: '--sf-space-8', group: 'space', value: '8px', dark: null },
  ])
})

it('knows every token of the default brand that a style sheet can use', () => {
  const names = readTokens(tokens).map(({ name }) => name)
  const declared = [...new Set([...tokens.matchAll(/^\s+(--sf-[a-z0-9-]+):/gm)].map(([, name]) => name))]
  expect(names).toEqual(declared.filter((name) => !/^--sf-(when-|color-scheme$)/.test(name ?? '')))
  expect(names.length).toBeGreaterThan(60)
})

it('finds the widgets that use a token, not those of a longer name', () => {
  const sheets = {
    'src/badge/styles.css': 'a { color: var(--sf-color-action) }',
    'src/card/styles.css': 'a { color: var(--sf-color-action-soft) }',
    'src/theme/base.css': 'a { color: var(--sf-color-action) }',
  }
  expect(usersOf('--sf-color-action', sheets)).toEqual(['badge'])
})
